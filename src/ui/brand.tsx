import { DARK, onMediaChange } from '#lib/optional-apis.ts';

interface BrandMarkProps {
  brand: 'main' | 'white-label';
  name: string;
  /** The address of the operator's logo, which replaces the drawing. */
  sign?: string | undefined;
}

/* oxlint-disable lingui/no-unlocalized-strings -- paths of drawings have no text */
/** A desk bell, and waves in a harbour. */
const ICONS = {
  main: 'M3 19.5h18M4.8 16.2a7.2 7.2 0 0 1 14.4 0zM12 9V6.6M9.8 6.3h4.4M18.3 5.8l1.5-1.6M20.6 8.9l2-.7',
  'white-label':
    'M6.5 11.5a5.5 5.5 0 0 1 11 0M2 15.5c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0 3.3-1.7 5 0 3.3 1.7 5 0M5.5 20c1.1-1 2.2-1 3.3 0s2.2 1 3.3 0 2.2-1 3.3 0 2.2 1 3.3 0',
};
/* oxlint-enable lingui/no-unlocalized-strings */

/** The icon and name of the brand. */
export function BrandMark({ brand, name, sign }: BrandMarkProps) {
  return (
    <span translate="no" className="brand inline-flex items-center gap-2 text-ink">
      {sign === undefined ? (
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-[1.625rem] shrink-0 text-accent"
        >
          <path d={ICONS[brand]} />
        </svg>
      ) : (
        <img src={sign} alt="" width={26} height={26} className="size-[1.625rem] shrink-0" />
      )}
      <span className="flared text-lead leading-none font-bold tracking-[-0.02em]">{name}</span>
    </span>
  );
}

/** The meta element of a name, created when the page has none. */
function meta(name: string): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = Object.assign(document.createElement('meta'), { name });
  document.head.append(made);
  return made;
}

/** Applies a brand to the page: tokens, the tab's icon, and the browser's bars in the paper's colour (R1-27). */
export function applyBrand(brand: 'main' | 'white-label', icons: string = brand): void {
  const root = document.documentElement;
  root.dataset['brand'] = brand;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/icons/${icons}.svg`);
  const colourBars = (): void => {
    meta('theme-color').content = getComputedStyle(root).getPropertyValue('--paper');
  };
  // In the next frame, which computes the styles anyway; reading them here would compute them twice.
  requestAnimationFrame(colourBars);
  onMediaChange(DARK, colourBars);
}

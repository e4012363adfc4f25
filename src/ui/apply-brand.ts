/** The page's own meta element of a name, made when it is not there. */
function meta(name: string): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = Object.assign(document.createElement('meta'), { name });
  document.head.append(made);
  return made;
}

/** Applies a brand to the page: tokens, the tab's icon, and the browser's bars in the paper's colour (R1-27). */
export function applyBrand(brand: 'main' | 'white-label'): void {
  const root = document.documentElement;
  root.dataset['brand'] = brand;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/icons/${brand}.svg`);
  const colourBars = (): void => {
    meta('theme-color').content = getComputedStyle(root).getPropertyValue('--paper');
  };
  // Within the frame, which needs the styles anyway: asked for here, they would be made twice.
  requestAnimationFrame(colourBars);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourBars);
}

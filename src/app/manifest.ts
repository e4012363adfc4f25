import { readCurrentStay, openedStay, onStayOpened } from '#session/current-stay.ts';
import { onStorageCleared } from '#session/on-device.ts';

interface Linked {
  readonly [member: string]: unknown;
}

/** The manifest at `address` for a `data:` URL: with absolute addresses, and with the slug in those of the stay. */
export function manifestOf(manifest: Linked, address: string, slug: string): Linked {
  const { origin } = new URL(address);
  const absolute = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !['id', 'scope', 'src', 'start_url', 'url'].includes(key)) return value;
    const url = new URL(value, origin);
    if (/^\/stay(\/|$)/.test(url.pathname)) url.search = `?slug=${encodeURIComponent(slug)}`;
    return url.href;
  };
  return JSON.parse(JSON.stringify(manifest), (key, value) => absolute(key, value)) as Linked;
}

/**
 * Links the manifest of the brand, by its key in the configuration. An app that is installed from a stay starts with that
 * stay, even where it shares no storage with the browser, as on an iPhone (B4): a static file cannot name the stay, so
 * the page makes the manifest itself.
 */
export function linkManifest(brand: string): void {
  const address = `/${brand}.webmanifest`;
  const link = Object.assign(document.createElement('link'), { rel: 'manifest' });
  let shown: string | undefined;
  const show = (href: string): void => {
    link.href = href;
    if (!link.isConnected) document.head.append(link);
  };
  const follow = async (): Promise<void> => {
    const slug = openedStay() ?? readCurrentStay();
    if (slug === shown && link.isConnected) return;
    shown = slug;
    if (slug === undefined) return show(address);
    // oxlint-disable-next-line eslint/no-restricted-globals -- a file of the app
    const answer = await fetch(address);
    const manifest = manifestOf((await answer.json()) as Linked, location.href, slug);
    // The guest may have opened another stay in the meantime. Chromium may keep a manifest that is replaced while it is read,
    // so the static one is linked only where it is the right one.
    if (shown === slug) show(`data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`);
  };
  const followSafely = (): void => void follow().catch(() => show(address));
  onStayOpened(followSafely);
  onStorageCleared(followSafely);
  followSafely();
}

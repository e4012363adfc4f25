import { leaveOnce } from './build-on-screen.ts';
import { renew } from './renew.ts';

const reload = (): void => window.location.reload();

/** Loads the page again with the newest build. */
export function renewPage(): void {
  renew(reload).catch(reload);
}

/** Loads the page again by itself, once for each build and tab, and tells whether it does (S60). */
export function renewOnce(): boolean {
  if (!navigator.onLine || !leaveOnce()) return false;
  renewPage();
  return true;
}

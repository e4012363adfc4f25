import { isLineFast } from './is-line-fast.ts';

/**
 * Whether the guest reads a first view, on a fast line. A page may then wait for files that it could do without. It renders
 * once, with no grey in their place.
 */
export const isBehindFirstView = (): boolean => document.getElementById('first-view') !== null && isLineFast();

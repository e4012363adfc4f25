import { isLineFast } from './is-line-fast.ts';

/**
 * Whether the guest reads a first view, on a fast line.
 * The page may then wait for its late files, and renders once.
 */
export const isBehindFirstView = (): boolean => document.getElementById('first-view') !== null && isLineFast();

import { savedStayText } from '#session/saved-stay.ts';

/** The pages that a guest needs at a door. */
const KEPT = /^\/stay(\/access|\/location)?\/?$/;

/** Whether this page has what the device keeps of a stay to show while, or because, no answer comes. */
export const isKeptPage = (pathname: string): boolean => KEPT.test(pathname) && savedStayText() !== null;

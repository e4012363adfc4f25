import type { Figure } from './figures.ts';

/** At most so many times the floor, or at most so much. */
export type Aim = { readonly times: number } | { readonly most: number };

/** A page that is measured, and what it may take. */
export interface GuestPage {
  readonly path: string;
  /** A text that the page shows together with its content. */
  readonly content: string;
  readonly aims: Readonly<Partial<Record<Figure, Aim>>>;
}

const aims = (lcp: number): GuestPage['aims'] => ({
  largest: { times: lcp },
  lcp: { times: lcp },
  tbt: { times: 2 },
  cpu: { times: 2.2 },
  cls: { most: 0.02 },
  requests: { most: 20 },
  scriptKb: { most: 165 },
});

export const FLOOR: GuestPage = { path: '/?slug=stay-started', content: 'Street door', aims: {} };

export const PAGES: readonly GuestPage[] = [
  { path: '/stay/access?slug=stay-started', content: 'Street door', aims: aims(1.15) },
  { path: '/stay?slug=stay-started', content: 'Street door', aims: aims(1.3) },
  { path: '/check-in', content: 'Booking number', aims: aims(1.2) },
];

import type { Scenario } from './scenario.ts';

import { page, stay } from './scenario.ts';

/** Stays in a white-label property; the host wl.localhost shows them in its colours. */
export const brandScenarios: readonly Scenario[] = [
  page('white-label-landing', {
    title: "The first page of another operator's brand",
    sees: "The form that finds a booking, in that brand's look.",
    covers: 'R2-03 R2-118 R1-28',
    open: '/',
    brand: 'white-label',
  }),
  page('white-label-empty-slug', {
    title: "A link without a stay, under another operator's brand",
    sees: 'The page for a wrong link.',
    covers: 'R2-54',
    open: '/stay?slug=',
    brand: 'white-label',
  }),
  stay('white-label-stay', {
    title: "A stay under another operator's brand",
    sees: `Stay, extras and help in that brand's look; "contact us" and nobody called Bob.`,
    covers: 'R6-20 R6-21 R6-22 R2-72 R2-24 R2-149',
    brand: 'white-label',
    propertyCode: 'lubeck-spe12',
    startsIn: 0,
  }),
  stay('white-label-arrival', {
    title: "Checking in under another operator's brand",
    sees: "Guest details in that brand's look, and no word of ours.",
    covers: 'R6-20 S70 R2-149',
    brand: 'white-label',
    page: '/check-in',
    propertyCode: 'lubeck-spe12',
    startsIn: 0,
    checkIn: () => ({ state: 'guest-details-required', idVerificationState: 'required' }),
  }),
];

import type { Sky } from '#domain/sky/sky.ts';
import type { StayPeriod } from '#domain/stay/stay-phase.ts';

import type { Screen } from './gallery-screens.ts';

/** Times of day in Helsinki for each sky. */
const SKIES: Record<Sky, string> = {
  night: '2026-11-22T00:18:00.000Z',
  dawn: '2026-11-22T06:30:00.000Z',
  day: '2026-11-22T10:00:00.000Z',
  dusk: '2026-11-22T14:00:00.000Z',
};

/** A stay for each composition. */
const STAYS: Record<StayPeriod, string> = {
  before: 'stay-before-arrival',
  'arrival-day': 'stay-arrival-day',
  staying: 'stay-started',
  'last-day': 'check-out-day',
  after: 'checked-out',
};

/** The five compositions of the stay's page under each of the four skies (R2-166, R2-168). */
export const HOURS_AND_SKIES: readonly Screen[] = Object.entries(STAYS).flatMap(([hour, slug]) =>
  Object.entries(SKIES).map(([sky, now]) => ({
    name: `hour-${hour}-${sky}`,
    title: `The stay, ${hour}, ${sky}`,
    open: `/stay?slug=${slug}`,
    now,
    // The other brand shows no stay of this one (N4).
    only: 'main',
    walk: (page) => page.locator(`[data-sky="${sky}"]`).first().waitFor(),
  })),
);

/** What a guest sees when the server fails (S15). */
export const FAILING: readonly Screen[] = [
  {
    name: 'failing-server',
    title: 'The server fails: the saved stay',
    open: '/stay?slug=stay-started',
    walk: async (page) => {
      await page.waitForFunction(() => localStorage.getItem('savedStay') !== null);
      // A failed response does not set the app's clock, and by this machine's time the stay may be over.
      const { now } = await page.evaluate(async () => (await (await fetch('/__mock/clock')).json()) as { now: string });
      await page.clock.setSystemTime(now);
      await page.context().route('**/api/**', (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await page
        .getByText(/^Saved \d/)
        .first()
        .waitFor();
    },
  },
];

/** Scenarios under design review, taken in every language like the listed screens. */
export const JUDGED: readonly string[] = [
  'stay-before-arrival',
  'stay-arrival-day',
  'stay-started',
  'check-out-day',
  'checked-out',
  'expired',
  'cancelled',
  'unpaid-no-card',
  'keys-all-types',
  'stay-before-arrival-unpaid-keys',
  'keys-not-available-yet',
  'keys-expired',
  'guest-details-required',
  'id-verification-required',
  'id-verification-declined',
  'id-verification-banned',
  'lookup-miss',
  'guides-all-helsinki-kas40',
  'guide-missing-unknown-building',
  'extras-all',
  'extras-none',
  'extras-not-orderable',
  'ordered-items-mixed',
  'custom-kinds',
  'sauna-kit',
  'stocked-fridge-two',
  'parking-stockholm',
  'upgrade-paid',
  'gym-open',
  'breakfast-open',
  'breakfast-passes',
  'cleaning-free',
  'early-none',
  'late-none',
  'extension-request',
  'cards-every-brand',
  'refundable-before-deadline',
  'non-refundable',
  'ota-booking',
  'explore-no-slug',
  'explore-stay',
  'sustainability',
  'referral',
  'help-empty',
  'unread-messages-3',
];

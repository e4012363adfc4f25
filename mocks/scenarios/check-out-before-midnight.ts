import { stay, under } from './scenario.ts';

/** A file of one scenario: the backend finds it in this folder by its export. */
export const situation = under(
  'The life of a stay',
  stay('check-out-before-midnight', {
    title: 'Just before midnight on the last day of a stay that ends at midnight, with keys that have no end',
    sees: 'The building closes at check-out; the apartment opens for fifteen more minutes, past midnight.',
    covers: 'R9-09 R4-23',
    steps: 'Press "Check out now".',
    now: '2026-11-23T21:58:00.000Z',
    page: '/check-out',
    startsIn: -3,
    checkIn: (on, { propertyKeys }) => ({
      endDate: on(0, '23:59'),
      propertyKeys: (propertyKeys ?? []).map((key) => ({ ...key, validToDate: null })),
    }),
  }),
);

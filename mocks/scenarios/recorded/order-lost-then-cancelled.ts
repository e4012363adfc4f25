import { recorded } from '../recorded.ts';

/** Recorded by a tester. */
export const situation = recorded('order-lost-then-cancelled', {
  title: 'A lost answer to an order, and a cancellation the next day',
  sees: 'The stay says that it is cancelled; the sauna kit was ordered once.',
  covers: 'R4-02 S52',
  now: '2026-11-20T10:00:00.000Z',
  page: '/stay?slug=stay-before-arrival',
  calls: [
    '+0.054s POST /__mock/faults {"operation":"updateCheckIn","kind":"commit-then-drop"}',
    '+0.07s dropped PATCH /api/check-in/stay-before-arrival {"orderItems":[{"productId":"prod-sauna","count":1}]}',
    '+0.088s DELETE /__mock/faults',
    '+86400.104s 200 PATCH /api/check-in/stay-before-arrival {"status":"canceled"}',
  ],
});

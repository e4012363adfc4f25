import * as z from 'zod/mini';

import { DAY, shift } from '#mocks/engine/clock.ts';
import { Contract } from '#mocks/engine/contract.ts';
import { createFake } from '#mocks/engine/fake.ts';
import { HttpError, orNotFound } from '#mocks/engine/http.ts';
import { Table } from '#mocks/engine/table.ts';

const Loan = z.object({ id: z.string(), book: z.string(), dueAt: z.string(), state: z.enum(['out', 'late', 'back']) });
const Loans = z.object({ data: z.array(Loan) });
const Borrow = z.object({ book: z.string() });
const Refusal = z.object({ errors: z.array(z.object({ code: z.string(), message: z.string() })) });

/** A second contract, which shows that the engine is independent of contracts: a library with loans. */
const OPERATIONS = {
  findLoans: { method: 'GET', path: 'loans', success: 200, refusals: [400, 500], reply: Loans },
  loan: { method: 'GET', path: 'loans/{id}', success: 200, refusals: [400, 404, 500], reply: Loan },
  borrow: { method: 'POST', path: 'loans', success: 201, refusals: [400, 409, 413, 500], body: Borrow, reply: Loan },
  giveBack: { method: 'POST', path: 'loans/{id}/return', success: 200, refusals: [400, 404, 413, 500], reply: Loan },
} as const;

const tables = () => ({ loans: new Table({ name: 'loans', schema: Loan, key: ({ id }) => id }) });
type Shelf = ReturnType<typeof tables>;

const outOf = ({ loans }: Shelf) => loans.findMany(({ state }) => state !== 'back');
const giveBack = ({ loans }: Shelf, id: string) => loans.update(id, (loan) => ({ ...loan, state: 'back' }));

/** The fake backend of the library. */
export const library = createFake({
  contract: new Contract(OPERATIONS, { schema: Refusal }),
  tables,
  handlers: {
    findLoans: ({ world: { db } }) => ({ data: outOf(db) }),
    loan: ({ world: { db }, params: { id } }) => orNotFound(db.loans.get(id), 'Loan'),
    borrow: ({ world: { db, clock, nextId }, body: { book } }) => {
      if (outOf(db).some((loan) => loan.book === book)) throw new HttpError('CONFLICT', 'The book is out');
      return db.loans.insert({ id: nextId('loan'), book, dueAt: shift(clock.now(), 14 * DAY), state: 'out' });
    },
    giveBack: ({ world: { db }, params: { id } }) => giveBack(db, orNotFound(db.loans.get(id), 'Loan').id),
  },
  scenarios: [
    {
      name: 'late-tomorrow',
      build: ({ db, now }) => db.loans.insert({ id: 'dune', book: 'Dune', dueAt: shift(now, DAY), state: 'out' }),
    },
  ],
  // A loan becomes late when it is due.
  scheduledEvents: ({ db }) =>
    db.loans.findMany({ state: 'out' }).map(({ id, dueAt }) => ({
      at: dueAt,
      run: (world) => world.db.loans.update(id, (loan) => ({ ...loan, state: 'late' })),
    })),
  timeline: ({ db }, id) => db.loans.findMany({ id }).map(({ dueAt }) => ({ at: dueAt, what: 'The book is due' })),
  verbs: {
    'POST fire': {
      fields: [],
      act: async ({ db }) => {
        for (const { id } of outOf(db)) await giveBack(db, id);
        return { status: 202, body: {} };
      },
    },
  },
});

import type { output } from 'zod/v4/core';

import { DAY, parseInstant, shift } from '#lib/time.ts';
import * as z from 'zod/mini';

import { Contract } from '../contract.ts';
import { createFake } from '../fake.ts';
import { HttpError, notFound } from '../http-error.ts';
import { Table } from '../table.ts';
import type { Call, Due, World } from '../world.ts';

const Loan = z.object({ id: z.string(), book: z.string(), dueAt: z.string(), state: z.enum(['out', 'late', 'back']) });
const LoanList = z.object({ data: z.array(Loan) });
const Refusal = z.object({ errors: z.array(z.object({ code: z.string(), message: z.string() })) });

/** A second contract, which shows that the engine knows none: a library, and the books that readers have. */
const OPERATIONS = {
  findLoans: { method: 'GET', path: 'loans', success: 200, refusals: [400, 500], reply: LoanList },
  loan: { method: 'GET', path: 'loans/{id}', success: 200, refusals: [400, 404, 500], reply: Loan },
  borrow: {
    method: 'POST',
    path: 'loans',
    success: 201,
    refusals: [400, 409, 413, 500],
    body: z.object({ book: z.string() }),
    reply: Loan,
  },
  giveBack: { method: 'POST', path: 'loans/{id}/return', success: 200, refusals: [400, 404, 413, 500], reply: Loan },
} as const;

const tables = () => ({ loans: new Table({ name: 'loans', schema: Loan, key: ({ id }) => id }) });
type Shelf = ReturnType<typeof tables>;
type CallOf<Id extends keyof typeof OPERATIONS> = Call<(typeof OPERATIONS)[Id], Shelf>;

const isOut = ({ state }: output<typeof Loan>): boolean => state !== 'back';
const outOf = ({ db }: World<Shelf>) => db.loans.findMany((query) => query.where(isOut));

async function borrow({ world, body: { book } }: CallOf<'borrow'>) {
  if (outOf(world).some((loan) => loan.book === book)) throw new HttpError('CONFLICT', 'The book is out');
  const dueAt = shift(world.clock.now(), 14 * DAY);
  return world.db.loans.insert({ id: world.nextId('loan'), book, dueAt, state: 'out' });
}

async function giveBack({ world: { db }, params: { id = '' } }: CallOf<'giveBack'>) {
  if (!db.loans.get(id)) throw notFound('Loan');
  return db.loans.update(id, (loan) => ({ ...loan, state: 'back' }));
}

function loan({ world, params: { id = '' } }: CallOf<'loan'>) {
  const row = world.db.loans.get(id);
  if (!row) throw notFound('Loan');
  return row;
}

/** Loans that are not yet late become it by the clock. */
const turnsLate = (world: World<Shelf>): Due<Shelf>[] =>
  outOf(world)
    .filter(({ state }) => state === 'out')
    .flatMap(({ id, dueAt }) => {
      const at = parseInstant(dueAt);
      const happen = ({ db }: World<Shelf>) => db.loans.update(id, (row) => ({ ...row, state: 'late' }));
      return at === null ? [] : { at, happen };
    });

/** The fake backend of the library. */
export const library = createFake({
  contract: new Contract(OPERATIONS, Refusal),
  tables,
  handlers: { findLoans: ({ world }) => ({ data: outOf(world) }), loan, borrow, giveBack },
  scenarios: [
    {
      name: 'late-tomorrow',
      build: ({ db, now }) => db.loans.insert({ id: 'dune', book: 'Dune', dueAt: shift(now, DAY), state: 'out' }),
    },
  ],
  clockwork: turnsLate,
  verbs: {
    'POST fire': {
      fields: [],
      act: async ({ db }) => {
        for (const { id } of db.loans.findMany((query) => query.where(isOut)))
          await db.loans.update(id, (row) => ({ ...row, state: 'back' }));
        return { status: 202, body: {} };
      },
    },
  },
});

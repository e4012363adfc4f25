import * as z from 'zod/mini';

import { Contract } from './contract.ts';
import { createFake } from './fake.ts';
import { Table } from './table.ts';

const Text = z.object({ text: z.string() });
const Note = z.object({ id: z.string(), text: z.string() });
const Refusal = z.object({ errors: z.array(z.object({ code: z.string(), message: z.string() })) });

const contract = new Contract(
  {
    notes: { method: 'GET', path: 'notes', success: 200, refusals: [400], reply: z.object({ data: z.array(Note) }) },
    add: { method: 'POST', path: 'notes', success: 201, refusals: [400], body: Text, reply: Note },
  },
  Refusal,
);

export const fake = createFake({
  contract,
  tables: () => ({ notes: new Table({ name: 'notes', schema: Note, key: ({ id }) => id }) }),
  handlers: {
    notes: ({ world }) => ({ data: world.db.notes.findMany(() => true) }),
    add: ({ world, body }) => world.db.notes.insert({ id: world.nextId('note'), text: body.text }),
  },
  scenarios: [{ name: 'one-note', build: ({ db }) => db.notes.insert({ id: 'first', text: 'Milk' }) }],
});

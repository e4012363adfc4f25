import type { Concept } from './concept.ts';

/** What testers keep, hand on, and use from scripts, in the order in which they need them. */
export const CONCEPTS_FOR_SCRIPTS: readonly Concept[] = [
  {
    id: 'call',
    title: 'Call',
    text: [
      'The journal has the last two thousand calls of a world: what was sent, the status, the faults that met it, and what it changed. A breach is an answer outside the contract; there must never be one. As they come: GET /__mock/journal/stream, as server-sent events.',
      'The last call can be undone, up to fifty of them.',
    ],
    examples: [
      { say: 'A call', method: 'GET', verb: '../api/check-in/stay-started' },
      { say: 'A write', method: 'PATCH', verb: '../api/check-in/stay-before-arrival', body: { status: 'canceled' } },
      { say: 'The calls so far', method: 'GET', verb: 'journal' },
      { say: 'Undo the last write', method: 'POST', verb: 'undo' },
      { say: 'Forget the calls', method: 'DELETE', verb: 'journal' },
    ],
  },
  {
    id: 'snapshot',
    title: 'Snapshot',
    text: [
      'A snapshot is a world in one file: its seed, its clock, its faults, and every row written since. Hand it to a colleague, who takes it in on this page and stands where you stood. A file that does not fit is refused, with the place that is wrong.',
      '"Save a bug file" in the panel has the snapshot, the link of the page, the last 50 calls and the app\'s last errors. npm run mock -- open bug.json makes a world of it and prints the link.',
    ],
    examples: [
      { say: 'This world as a file', method: 'GET', verb: 'snapshot' },
      { say: 'The snapshots of a terminal go to files', command: 'world --help' },
    ],
  },
  {
    id: 'replay',
    title: 'Replay',
    text: [
      'A recording is a session in a file: the world at its start, and every call and every deed of the tester, each at its time. Begin and end it here, in the panel, or with npm run mock -- record session.json until Enter.',
      'A replay answers the calls again, each at its time, and fails when a byte differs: npm run mock -- replay session.json, "Replay a recording here", or replayFile of mocks/testing/vitest.ts in a test. npm run mock -- open session.json makes a world of it.',
      'A session can also become a situation, with a title, what the guest should see and the requirements that it serves: "Stop, and make it a situation", or npm run mock -- situation session.json name=… title=… sees=… serves=…. Its file, of fewer than 25 lines, holds only the calls that change something, each with its time and status; its link plays them over the rows that every world has, and a test says which of them is answered otherwise.',
    ],
    examples: [
      { say: 'Begin', method: 'POST', verb: 'recording' },
      { say: 'A call to record', method: 'GET', verb: '../api/check-in/stay-started' },
      { say: 'The recording so far', method: 'GET', verb: 'recording' },
      { say: 'End it', method: 'DELETE', verb: 'recording' },
    ],
  },
  {
    id: 'command',
    title: 'Terminal',
    text: [
      'npm run mock starts the backend alone at http://127.0.0.1:4010; with a verb it steers one that runs there, or at --at http://localhost:4173. --world anna names the world, --json prints data, --help after a verb says how it goes.',
      'With --store FOLDER, or --store redis://127.0.0.1:6379 for Redis or Valkey, worlds are kept outside the process: several processes answer the same worlds, and a restart loses none. A write is stored before it is answered. In front of several, let the proxy choose by the world (the path /w/NAME, or the header x-mock-session), which saves reading it again.',
    ],
    examples: [
      { say: 'Find a situation', command: 'list code payment' },
      { say: 'Its link, in a world of a name', command: 'open keys-expired --world anna' },
      { say: 'Go to the next moment of a stay', command: 'clock next=stay-before-arrival --world anna' },
      { say: 'Lose one call in five', command: 'fault kind=network chance=0.2 --world anna' },
      { say: 'End the failures', command: 'fault end --world anna' },
    ],
  },
  {
    id: 'test',
    title: 'In tests',
    text: [
      'The same backend runs in tests. In vitest, startWorld of mocks/testing/vitest.ts answers every call below /api of the process; clock, faults, journal and rows are members of the world it gives. mocks/testing/example.test.ts is a whole test.',
      'In Playwright, test.extend<WorldFixture>(worldFixture) of mocks/testing/playwright.ts gives each test a world that no other sees, with world.advance("PT1H"), world.fault({...}) and world.calls("checkIn"). Every story in tests/e2e uses it.',
      'Any other tool starts a world by POST /__mock/sessions, and sends its id as the header x-mock-session or keeps the cookie. A front end on another port may call the backend directly: answers allow its origin.',
    ],
    examples: [
      { say: 'A frozen world for one test', method: 'POST', verb: 'sessions', body: { frozen: true, seed: 7 } },
      { say: 'All verbs with members, answers and errors', link: '/__mock/api' },
    ],
  },
  {
    id: 'rule',
    title: 'Rules of the backend',
    text: [
      'The backend keeps its own rules. An order holds its slot, its free cleaning or its reward from the moment it is placed, and gives them back when it fails. A stay that is cancelled, checked out or over delivers nothing, and its codes are withheld. Five wrong sign-in codes end a code, and ten codes are sent to an address within ten minutes.',
      'A 409 says why in data.reason, and every status is listed in the contract: any other is a breach, which the calls show.',
    ],
    examples: [
      {
        say: 'An order that is taken',
        method: 'PATCH',
        verb: '../api/check-in/order-success',
        body: { orderItems: [{ productId: 'prod-sauna', count: 1 }] },
      },
      { say: 'Somebody else has just taken the time', link: '/s/cleaning-slot-taken' },
    ],
  },
];

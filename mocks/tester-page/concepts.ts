/** A runnable example: a verb below /__mock, a link, or a command. */
export type Example =
  | { readonly say: string; readonly method: string; readonly verb: string; readonly body?: object }
  | { readonly say: string; readonly link: string }
  | { readonly say: string; readonly command: string };

/** A page about one concept. */
export interface Concept {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly examples: readonly Example[];
}

/** The concepts, in the order in which newcomers need them. */
export const CONCEPTS: readonly Concept[] = [
  {
    id: 'situation',
    title: 'Links',
    text: [
      'A situation is a named state of a stay, a member or the line. Its link opens a fresh world that has all it needs: rows, time, faults, brand, language and sign-in.',
      'Situations can be joined. All their rows and faults are there. Of page, account, time and language the last one that has it decides; a trait such as a slow line or a language never takes the page from another.',
      'Any page takes the same as parameters, each alone or together: ?scenario=a+b, ?now= an instant or a duration from then, ?fault=kind:operation,name=value, ?world=anna. A name that is unknown is said, with the nearest ones.',
      'A link that names a world starts it anew with its situations, and asks first where something was done there. The reader of a chat, or a browser that loads a page before its time, starts nothing. A terminal or a script opens situations by open, and says what comes then: clock, faults.',
      'The name of a stay is its slug, and every stay is in every world: /stay?slug=keys-expired shows it as it is there. Find it at /check-in with booking number BN-keys-expired and last name Guest; BN-1001 is stay-before-arrival. The name of a member is the local part of an address: sign in as rewards-all@guest.example with the code 123456. login-resend@guest.example gets 654321 the second time.',
    ],
    examples: [
      { say: 'One situation', link: '/s/keys-expired' },
      { say: 'On a slow line, in Greek', link: '/s/keys-expired+slow-network+language-el' },
      { say: 'A member beside a stay: the stay has the page', link: '/s/rewards-active+stay-started' },
      {
        say: 'A page of your choice, in summer, with a failure',
        link: '/stay/extras?scenario=stay-started&now=2026-06-01T10:00:00Z&fault=status:order,status=503,times=1',
      },
      {
        say: 'Several in a world of a name, from a script',
        method: 'POST',
        verb: 'open',
        body: { scenario: 'keys-expired+slow-network', name: 'slow' },
      },
      { say: 'All of them as JSON', method: 'GET', verb: 'scenarios' },
    ],
  },
  {
    id: 'world',
    title: 'World',
    text: [
      'A world is one whole backend: rows, clock, faults and calls. Worlds share nothing, so two testers never disturb each other. A browser gets one of its own with its first page, by the cookie mock-session; its name stands at the top of this page and in the panel, and brings others into it: /w/anna before any path, or the header x-mock-session. Tools that name no world share the one called common.',
      'A world that only reads have reached is always of today: it is seeded again every hour. One that was written to, or whose clock was moved, keeps its dates; the clock on this page says their age.',
      'A world ends after a day without a call; of more than 2,000 worlds the longest unused ends. A call by its name then answers 410 and says why, and its link starts it anew. A browser whose world has ended gets a new one, and this page and the panel say so.',
      'In npm start the worlds are in the browser, for each host of a brand, and all tabs show the one used last; a reload keeps them, and ?reset on any page starts anew.',
    ],
    examples: [
      { say: 'A world with a name', link: '/w/anna/stay?slug=stay-started' },
      {
        say: 'One that starts in summer',
        method: 'POST',
        verb: 'sessions',
        body: { name: 'summer', now: '2026-06-01T10:00:00Z' },
      },
      { say: 'One more like this one', method: 'POST', verb: 'fork', body: { name: 'twin' } },
      { say: 'All worlds', method: 'GET', verb: 'sessions' },
      { say: 'End one', method: 'DELETE', verb: 'sessions/twin' },
      { say: 'Start this one anew', method: 'POST', verb: 'reset' },
    ],
  },
  {
    id: 'clock',
    title: 'Clock',
    text: [
      'Each world has its own time. It runs, stands still, or jumps; what is due on the way happens in order: keys begin and end, orders settle, identity answers come, codes lapse.',
      'The app takes its time from the answers, so a page follows a jump of over two minutes within two of them; beside the panel it follows at once.',
    ],
    examples: [
      { say: 'What time it is', method: 'GET', verb: 'clock' },
      { say: 'An hour later', method: 'PUT', verb: 'clock', body: { advance: 'PT1H' } },
      { say: 'Another day', method: 'PUT', verb: 'clock', body: { now: '2026-06-01T10:00:00Z' } },
      { say: 'What happens next in a stay', method: 'GET', verb: 'due/stay-arrival-day' },
      { say: 'Go to the next of it', method: 'PUT', verb: 'clock', body: { next: 'stay-before-arrival' } },
      { say: 'Stop the clock', method: 'PUT', verb: 'clock', body: { frozen: true } },
    ],
  },
  {
    id: 'fault',
    title: 'Fault',
    text: [
      'A fault makes calls fail: all of them, or those of one operation, one stay ("params"), one kind of write ("member"), the third call ("after": 2, "times": 1), one in five ("chance": 0.2, "seed": 7). Several act in the order in which they were set; delays add up until one ends the call.',
      'Kinds: status, network, timeout, empty, commit-then-drop, hold (until the faults are ended), delay ("delayMs": 3000, {"from", "to"} or {"median", "p95"}), malformed ("how": page, cut, wrong-type with a "field"), rate-limit ("calls" within "perMs").',
      'A fault with "times": 1 meets one call only, but the app tries a read twice more after a 502, 503, 504 or a lost connection.',
    ],
    examples: [
      {
        say: 'Every order fails after it was taken',
        method: 'POST',
        verb: 'faults',
        body: { operation: 'updateCheckIn', member: 'orderItems', kind: 'commit-then-drop' },
      },
      {
        say: 'One call in five is lost, always the same ones',
        method: 'POST',
        verb: 'faults',
        body: { kind: 'network', chance: 0.2, seed: 7 },
      },
      {
        say: 'The third call about one stay is refused',
        method: 'POST',
        verb: 'faults',
        body: {
          operation: 'checkIn',
          params: { slug: 'stay-started' },
          after: 2,
          times: 1,
          kind: 'status',
          status: 503,
        },
      },
      {
        say: 'Answers as slow as on a busy line',
        method: 'POST',
        verb: 'faults',
        body: { kind: 'delay', delayMs: { median: 500, p95: 3000 } },
      },
      { say: 'What is set', method: 'GET', verb: 'faults' },
      { say: 'End all', method: 'DELETE', verb: 'faults' },
    ],
  },
  {
    id: 'third-party',
    title: 'Third parties',
    text: [
      'What stands in for third parties fails by the verb of faults, under its name: challenge, card-fields, messenger, plan. A status refuses, a timeout runs out, every other kind does not come, and a delay or a hold lets the guest wait.',
      'The bot challenge also fails by whom you sign in as: challenge-fails@guest.example, challenge-expires@, challenge-unreachable@. The plan fails by its host: planHost=plan.failing.invalid on /stay/plan, signed in.',
      'The card fields take any number that passes the check digit, as 4242 4242 4242 4242, but 4000 0000 0000 0002. For 4000 0027 6000 3184 the bank asks first, on a page with Confirm and Decline.',
      'The identity check answers by itself, as the situation has it, or when you decide.',
    ],
    examples: [
      {
        say: 'The partner of the plan is down',
        method: 'POST',
        verb: 'faults',
        body: { operation: 'plan', kind: 'network' },
      },
      {
        say: 'The identity check bans the guest of a stay',
        method: 'POST',
        verb: 'identity',
        body: { slug: 'id-verification-slow', result: 'banned' },
      },
      { say: 'Twelve unread messages in the chat', link: '/s/unread-messages-12' },
    ],
  },
  // Files, sharing and scripting.
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
      'npm run mock starts the backend alone at http://127.0.0.1:4010; with a verb it steers one that runs there or at http://localhost:4173, or the one of --at. --world anna names the world, without which it is the common one, --json prints data, --help after a verb says how it goes.',
      'With --store FOLDER, or --store redis://127.0.0.1:6379 for Redis or Valkey, worlds are kept outside the process: several processes answer the same worlds, and a restart loses none. A write is stored before it is answered. In front of several, let the proxy choose by the world (the path /w/NAME, or the header x-mock-session), which saves reading it again.',
    ],
    examples: [
      { say: 'Find a situation', command: 'list code payment' },
      { say: 'A world of a name with it, and the link into it', command: 'open keys-expired --world anna' },
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
      'Any other tool starts a world by POST /__mock/sessions, and sends its id as the header x-mock-session or keeps the cookie. A front end on another port of this computer calls the backend directly, in a world of its choice by the path /w/NAME/api; its browser reads what the runbook allows of the API. Pages and names of elsewhere are refused until --allow-origin or --allow-host names them.',
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

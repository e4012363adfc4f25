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
      'A situation is a named state of a stay, a member or the network. Its link opens a fresh world with everything it needs: rows, time, faults, brand, language and sign-in.',
      'Situations can be combined. All their rows and faults apply. Page, account, time and language come from the last one that has them; a trait, such as a slow network or a language, never replaces the page of another.',
      'Every page accepts the same as parameters, in any combination: ?scenario=a+b, ?now= an instant or a duration from now, ?fault=kind:operation,name=value, ?world=anna. Unknown names are reported, with suggestions.',
      "A link that names a world restarts it with the link's situations, and asks first if the world has been changed. Link previews and prefetching browsers start nothing. A terminal or a script starts situations with open, and then sets clock and faults.",
      'The name of a stay is its slug, and every stay is in every world: /stay?slug=keys-expired shows it. Find it at /check-in with booking number BN-keys-expired and last name Guest; BN-1001 is stay-before-arrival. The name of a member is the local part of an e-mail address: sign in as rewards-all@guest.example with the code 123456. login-resend@guest.example gets 654321 the second time.',
    ],
    examples: [
      { say: 'One situation', link: '/s/keys-expired' },
      { say: 'On a slow network, in Greek', link: '/s/keys-expired+slow-network+language-el' },
      { say: "A member and a stay: the page is the stay's", link: '/s/rewards-active+stay-started' },
      {
        say: 'Any page, in summer, with a failure',
        link: '/stay/extras?scenario=stay-started&now=2026-06-01T10:00:00Z&fault=status:order,status=503,times=1',
      },
      {
        say: 'Several in a named world, from a script',
        method: 'POST',
        verb: 'open',
        body: { scenario: 'keys-expired+slow-network', name: 'slow' },
      },
      { say: 'All situations as JSON', method: 'GET', verb: 'scenarios' },
    ],
  },
  {
    id: 'world',
    title: 'World',
    text: [
      'A world is a complete backend: rows, clock, faults and calls. Worlds share nothing, so testers never disturb each other. Each browser gets its own with its first page, through the cookie mock-session. Its name is at the top of this page and in the panel; others can join it with /w/anna before any path, or the header x-mock-session. Tools that name no world share the one called common.',
      'A world that has only been read is always up to date: it is seeded again every hour. A world that has been written to, or whose clock has been moved, keeps its dates; the clock on this page says how old they are.',
      'A world is deleted after a day without calls; if there are more than 2,000, the longest unused is deleted. A call that names it is then answered with 410 and the reason, and its link starts it again. A browser whose world has been deleted gets a new one, and this page and the panel say so.',
      "With npm start, worlds are stored in the browser, separately for each brand's host, and all tabs show the most recently used one. They survive a reload; ?reset on any page resets the world.",
    ],
    examples: [
      { say: 'A named world', link: '/w/anna/stay?slug=stay-started' },
      {
        say: 'A world that starts in summer',
        method: 'POST',
        verb: 'sessions',
        body: { name: 'summer', now: '2026-06-01T10:00:00Z' },
      },
      { say: 'A copy of this world', method: 'POST', verb: 'fork', body: { name: 'twin' } },
      { say: 'All worlds', method: 'GET', verb: 'sessions' },
      { say: 'End one', method: 'DELETE', verb: 'sessions/twin' },
      { say: 'Reset this world', method: 'POST', verb: 'reset' },
    ],
  },
  {
    id: 'clock',
    title: 'Clock',
    text: [
      'Each world has its own clock. It runs, stands still, or jumps; events that become due happen in order: keys become valid and expire, orders are decided, identity checks complete, codes expire.',
      'The app reads the time from responses, so a page notices a jump of more than two minutes after at most two of them; with the panel it follows at once.',
    ],
    examples: [
      { say: 'Read the clock', method: 'GET', verb: 'clock' },
      { say: 'Advance by an hour', method: 'PUT', verb: 'clock', body: { advance: 'PT1H' } },
      { say: 'Set another day', method: 'PUT', verb: 'clock', body: { now: '2026-06-01T10:00:00Z' } },
      { say: 'What happens next in a stay', method: 'GET', verb: 'due/stay-arrival-day' },
      { say: 'Jump to the next event', method: 'PUT', verb: 'clock', body: { next: 'stay-before-arrival' } },
      { say: 'Stop the clock', method: 'PUT', verb: 'clock', body: { frozen: true } },
    ],
  },
  {
    id: 'fault',
    title: 'Fault',
    text: [
      'A fault makes calls fail: all of them, or those of one operation, one stay ("params"), one kind of write ("member"), the third call ("after": 2, "times": 1), one in five ("chance": 0.2, "seed": 7). Several faults apply in the order in which they were added; delays add up until a fault ends the call.',
      'Kinds: status, network, timeout, empty, commit-then-drop, hold (until the faults are removed), delay ("delayMs": 3000, {"from", "to"} or {"median", "p95"}), malformed ("how": page, cut, wrong-type with a "field"), rate-limit ("calls" within "perMs").',
      'A fault with "times": 1 affects one call only, but the app retries a read twice after a 502, 503, 504 or a lost connection.',
    ],
    examples: [
      {
        say: 'Every order fails after it has been accepted',
        method: 'POST',
        verb: 'faults',
        body: { operation: 'updateCheckIn', member: 'orderItems', kind: 'commit-then-drop' },
      },
      {
        say: 'One call in five is lost, always the same',
        method: 'POST',
        verb: 'faults',
        body: { kind: 'network', chance: 0.2, seed: 7 },
      },
      {
        say: 'The third call for one stay fails',
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
        say: 'Responses as slow as on a busy network',
        method: 'POST',
        verb: 'faults',
        body: { kind: 'delay', delayMs: { median: 500, p95: 3000 } },
      },
      { say: 'List the faults', method: 'GET', verb: 'faults' },
      { say: 'End all', method: 'DELETE', verb: 'faults' },
    ],
  },
  {
    id: 'third-party',
    title: 'Third parties',
    text: [
      'Simulated third parties fail through faults with their name: challenge, card-fields, messenger, plan. A status is a rejection, a timeout expires, any other kind does not load, and a delay or a hold makes the guest wait.',
      'The bot challenge also fails for certain addresses: challenge-fails@guest.example, challenge-expires@, challenge-unreachable@. The plan fails with planHost=plan.failing.invalid on /stay/plan, when signed in.',
      'The card fields accept any number with a valid check digit, such as 4242 4242 4242 4242, except 4000 0000 0000 0002. For 4000 0027 6000 3184 the bank asks for confirmation, on a page with Confirm and Decline.',
      'The identity check completes by itself, as the situation defines, or when you decide.',
    ],
    examples: [
      {
        say: "The plan's partner is down",
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
      'The journal has the last two thousand calls of a world: what was sent, the status, the faults that applied, and what was changed. A breach is a response that breaks the contract; there must never be one. GET /__mock/journal/stream sends calls as they arrive, as server-sent events.',
      'The last write can be undone, up to fifty times.',
    ],
    examples: [
      { say: 'A call', method: 'GET', verb: '../api/check-in/stay-started' },
      { say: 'A write', method: 'PATCH', verb: '../api/check-in/stay-before-arrival', body: { status: 'canceled' } },
      { say: 'List the calls', method: 'GET', verb: 'journal' },
      { say: 'Undo the last write', method: 'POST', verb: 'undo' },
      { say: 'Clear the calls', method: 'DELETE', verb: 'journal' },
    ],
  },
  {
    id: 'snapshot',
    title: 'Snapshot',
    text: [
      'A snapshot is a world in one file: its seed, clock and faults, and every row written since. A colleague who imports it on this page sees exactly what you saw. An invalid file is rejected, with the place of the error.',
      '"Save a bug file" in the panel saves the snapshot, the link of the page, the last 50 calls and the app\'s last errors. npm run mock -- open bug.json turns it into a world and prints the link.',
    ],
    examples: [
      { say: 'Export this world', method: 'GET', verb: 'snapshot' },
      { say: 'Snapshots from the command line', command: 'world --help' },
    ],
  },
  {
    id: 'replay',
    title: 'Replay',
    text: [
      'A recording is a session in a file: the world at its start, and every call and action of the tester with its time. Start and stop it here, in the panel, or with npm run mock -- record session.json, until Enter is pressed.',
      'A replay makes the calls again, each at its time, and fails if a byte differs: npm run mock -- replay session.json, "Replay a recording here", or replayFile of mocks/testing/vitest.ts in a test. npm run mock -- open session.json turns it into a world.',
      'A session can also become a situation, with a title, what the guest should see and the requirements it covers: "Stop and save as a situation", or npm run mock -- situation session.json name=… title=… sees=… covers=…. Its file, of fewer than 25 lines, contains only the calls that change something, with time and status. Its link makes these calls in a fresh world, and a test reports any response that differs.',
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
      'npm run mock starts the backend alone at http://127.0.0.1:4010. With a command, it controls a running one there, at http://localhost:4173, or at --at. --world anna selects the world (default: common), --json prints data, and --help after a command explains it.',
      'With --store FOLDER, or --store redis://127.0.0.1:6379 for Redis or Valkey, worlds are stored outside the process: several processes can share them, and a restart loses none. A write is stored before it is answered. With several processes, let the proxy route by world (the path /w/NAME, or the header x-mock-session), which saves reading it again.',
    ],
    examples: [
      { say: 'Find a situation', command: 'list code payment' },
      { say: 'Start it in a named world, and print its link', command: 'open keys-expired --world anna' },
      { say: 'Jump to the next event of a stay', command: 'clock next=stay-before-arrival --world anna' },
      { say: 'Lose one call in five', command: 'fault kind=network chance=0.2 --world anna' },
      { say: 'Remove the faults', command: 'fault end --world anna' },
    ],
  },
  {
    id: 'test',
    title: 'In tests',
    text: [
      'The same backend runs in tests. In Vitest, startWorld of mocks/testing/vitest.ts answers every call of the process below /api; the world it returns has clock, faults, journal and rows. mocks/testing/example.test.ts is a complete test.',
      'In Playwright, test.extend<WorldFixture>(worldFixture) of mocks/testing/playwright.ts gives each test its own world, with world.advance("PT1H"), world.fault({...}) and world.calls("checkIn"). All tests in tests/e2e use it.',
      'Any other tool starts a world with POST /__mock/sessions, and sends its id in the header x-mock-session or keeps the cookie. A front end on another port of this computer can call the backend directly, and select a world with the path /w/NAME/api; its browser can read what the runbook allows for the API. Other origins and host names are rejected unless --allow-origin or --allow-host names them.',
    ],
    examples: [
      { say: 'A frozen world for one test', method: 'POST', verb: 'sessions', body: { frozen: true, seed: 7 } },
      { say: 'Reference of the control API', link: '/__mock/api' },
    ],
  },
  {
    id: 'rule',
    title: 'Rules of the backend',
    text: [
      'The backend enforces its own rules. An order holds its slot, its free cleaning or its reward from the moment it is placed, and releases them if it fails. Nothing can be ordered for a stay that is cancelled, checked out or over, and its codes are withheld. A sign-in code becomes invalid after five wrong attempts, and at most ten codes are sent to an address within ten minutes.',
      'A 409 gives the reason in data.reason. The contract lists every status: any other is a breach, and is marked as one in the list of calls.',
    ],
    examples: [
      {
        say: 'An order that is accepted',
        method: 'PATCH',
        verb: '../api/check-in/order-success',
        body: { orderItems: [{ productId: 'prod-sauna', count: 1 }] },
      },
      { say: 'Another guest has just taken the time', link: '/s/cleaning-slot-taken' },
    ],
  },
];

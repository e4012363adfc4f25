/** An example that works as it is written: a verb below /__mock, or a link to open. */
export type Example =
  | { readonly say: string; readonly method: string; readonly verb: string; readonly body?: object }
  | { readonly say: string; readonly link: string };

/** A page about one thing that testers work with. */
export interface Concept {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly examples: readonly Example[];
}

/** The things that testers work with, in the order in which a newcomer needs them. */
export const CONCEPTS: readonly Concept[] = [
  {
    id: 'situation',
    title: 'Links',
    text: [
      'A situation is a named state of a stay, a member or the line. Its link opens a fresh world that has all it needs: rows, time, faults, brand, language and sign-in.',
      'Situations can be joined. All their rows and faults are there. Of page, account, time and language the last one that has it decides; a trait such as a slow line or a language never takes the page from another.',
    ],
    examples: [
      { say: 'One situation', link: '/s/keys-expired' },
      { say: 'On a slow line, in Greek', link: '/s/keys-expired+slow-network+language-el' },
      { say: 'A member beside a stay: the stay has the page', link: '/s/rewards-active+stay-started' },
      { say: 'All of them as JSON', method: 'GET', verb: 'scenarios' },
    ],
  },
  {
    id: 'world',
    title: 'World',
    text: [
      'A world is one whole backend: rows, clock, faults and calls. Worlds share nothing, so two testers never disturb each other. A name makes a world that others can open; a day unused ends it.',
      'A world that nobody has touched is always of today. One that was written to, or whose clock was moved, keeps its dates; the clock on this page says their age.',
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
      { say: 'Start this one anew', method: 'POST', verb: 'reset' },
    ],
  },
  {
    id: 'clock',
    title: 'Clock',
    text: [
      'Each world has its own time. It runs, stands still, or jumps; what is due on the way happens in order: keys begin and end, orders settle, identity answers come, codes lapse.',
      'The app takes its time from the answers, so a page follows a jump with its next call.',
    ],
    examples: [
      { say: 'What time it is', method: 'GET', verb: 'clock' },
      { say: 'An hour later', method: 'PUT', verb: 'clock', body: { advance: 'PT1H' } },
      { say: 'What happens next in a stay', method: 'GET', verb: 'due/stay-arrival-day' },
      { say: 'Go to the next of it', method: 'PUT', verb: 'clock', body: { next: 'stay-arrival-day' } },
      { say: 'Stop the clock', method: 'PUT', verb: 'clock', body: { frozen: true } },
    ],
  },
  {
    id: 'fault',
    title: 'Fault',
    text: [
      'A fault makes calls fail: all of them, or those of one operation, one stay, one kind of write, the third call, one in five. Kinds: status, network, timeout, malformed, empty, commit-then-drop, delay, hold, rate-limit. Several act in the order in which they were set; delays add up until one ends the call.',
      'Third parties fail by the same verb under their names: challenge, card-fields, messenger, plan. A status refuses, a timeout runs out, every other kind does not come, and a delay or a hold lets the guest wait.',
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
        say: 'The partner of the plan is down',
        method: 'POST',
        verb: 'faults',
        body: { operation: 'plan', kind: 'network' },
      },
      { say: 'What is set', method: 'GET', verb: 'faults' },
      { say: 'End all', method: 'DELETE', verb: 'faults' },
    ],
  },
  {
    id: 'call',
    title: 'Call',
    text: [
      'The journal has the last two thousand calls of a world: what was sent, the status, the faults that met it, and what it changed. A breach is an answer outside the contract; there must never be one.',
    ],
    examples: [
      { say: 'A call', method: 'GET', verb: '../api/check-in/stay-started' },
      { say: 'The calls so far', method: 'GET', verb: 'journal' },
      { say: 'Forget them', method: 'DELETE', verb: 'journal' },
    ],
  },
  {
    id: 'snapshot',
    title: 'Snapshot',
    text: [
      'A snapshot is a world in one file: its seed, its clock, its faults, and every row written since. Hand it to a colleague, who takes it in on this page and stands where you stood. A file that does not fit is refused, with the place that is wrong.',
    ],
    examples: [{ say: 'This world as a file', method: 'GET', verb: 'snapshot' }],
  },
];

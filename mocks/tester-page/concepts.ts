import type { Concept } from './concept.ts';
import { CONCEPTS_FOR_SCRIPTS } from './concepts-for-scripts.ts';

/** The things that testers work with, in the order in which a newcomer needs them. */
export const CONCEPTS: readonly Concept[] = [
  {
    id: 'situation',
    title: 'Links',
    text: [
      'A situation is a named state of a stay, a member or the line. Its link opens a fresh world that has all it needs: rows, time, faults, brand, language and sign-in.',
      'Situations can be joined. All their rows and faults are there. Of page, account, time and language the last one that has it decides; a trait such as a slow line or a language never takes the page from another.',
      'Any page takes the same as parameters, each alone or together: ?scenario=a+b, ?now= an instant or a duration from then, ?fault=kind:operation,name=value, ?world=anna. A name that is unknown is said, with the nearest ones.',
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
      { say: 'All of them as JSON', method: 'GET', verb: 'scenarios' },
    ],
  },
  {
    id: 'world',
    title: 'World',
    text: [
      'A world is one whole backend: rows, clock, faults and calls. Worlds share nothing, so two testers never disturb each other. A name makes a world that others can open: /w/anna before any path, or the header x-mock-session. A browser without one has a world of its own, by the cookie mock-session.',
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
  ...CONCEPTS_FOR_SCRIPTS,
];

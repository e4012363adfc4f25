import { stay, trait } from './scenario.ts';
import type { Scenario } from './scenario.ts';

/** Faults of the network; each can be joined to any scenario, as `/s/keys-expired+slow-network`. */
export const networkScenarios: readonly Scenario[] = [
  trait('network-down', {
    title: 'Offline: no connection to the server',
    sees: '"Something went wrong" with "Try again" and how to contact us.',
    covers: 'R8-05 R8-47 R8-28',
    steps: 'Press "Try again": it fails until the faults are removed.',
    faults: [{ kind: 'network' }],
  }),
  trait('server-error', {
    title: 'The server fails on every call',
    sees: 'A general error message with "Try again"; the remembered stay is kept.',
    covers: 'R8-04 R8-01 R8-28 R8-29 R7-08 R8-57',
    faults: [{ kind: 'status', status: 500, code: 'FOO' }],
  }),
  trait('malformed-response', {
    title: "A hotel's Wi-Fi page in place of every answer",
    sees: '"You need to sign in to this Wi-Fi first" and what to do; the navigation works.',
    covers: 'R8-55',
    faults: [{ kind: 'malformed' }],
  }),
  trait('answers-cut', {
    title: 'Every response is truncated',
    sees: 'The same message as for any unreadable response.',
    covers: 'R8-06 S42',
    faults: [{ kind: 'malformed', how: 'cut' }],
  }),
  trait('slow-network', {
    title: 'A slow network',
    sees: 'Each response takes three seconds: placeholders while loading; nothing is sent twice.',
    covers: 'R4-57 R4-61',
    faults: [{ kind: 'delay', delayMs: 3000 }],
  }),
  trait('shaky-network', {
    title: 'A network that loses one response in four',
    sees: 'All pages load, some of them late; nothing is sent twice.',
    covers: 'R7-08 S41',
    faults: [
      { kind: 'delay', delayMs: { median: 500, p95: 3000 } },
      { kind: 'network', chance: 0.25 },
    ],
  }),
  trait('rate-limited', {
    title: 'More than twenty calls a minute are refused',
    sees: 'The pages load once the waiting time is over.',
    covers: 'R7-08 S41',
    faults: [{ kind: 'rate-limit', calls: 20 }],
  }),
  stay('error-data', {
    title: 'A rejection with a reason',
    sees: 'The reason from the response: the chosen time is taken, and another one can be chosen.',
    covers: 'R8-07 R8-49 R8-48',
    steps: 'Order the late check-out.',
    page: '/late-check-out',
    faults: [
      {
        operation: 'updateCheckIn',
        params: { slug: 'error-data' },
        kind: 'status',
        status: 409,
        code: 'CONFLICT',
        data: { reason: 'slot-taken' },
      },
    ],
  }),
];

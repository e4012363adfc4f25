import { onEnding } from './endings.ts';

let times = 0;

onEnding((ending) => {
  if (ending === 'everything') times += 1;
});

/** Returns what tells whether everything was forgotten since: the answer to a call of before is not kept. */
export function sinceForgotten(): () => boolean {
  const before = times;
  return () => times !== before;
}

import { GUEST_SIGNS, WITHOUT_SIGN_MS } from './guest-signs.ts';
import { whenIdle } from './when-idle.ts';

/** The page has its say first: its own data, pictures and font. */
const PAGE_MS = 1_000;

/** What is done late: when the browser rests, or at once because the page is about to be printed. */
interface LateTask {
  readonly atRest: () => void;
  readonly beforePrint: () => void;
}

const waiting = new Set<LateTask>();
let callOff = () => {};

function perform(how: keyof LateTask): void {
  const due = [...waiting];
  waiting.clear();
  stop();
  for (const task of due) task[how]();
}

const print = () => perform('beforePrint');

function stop(): void {
  callOff();
  removeEventListener('beforeprint', print);
}

function wait(ms: number): void {
  callOff();
  const timer = setTimeout(() => {
    callOff = whenIdle(() => perform('atRest'));
  }, ms);
  callOff = () => clearTimeout(timer);
}

/** A guest who only reads a code pays for nothing else. */
let hasGuest = false;

function noteGuest(): void {
  for (const sign of GUEST_SIGNS) removeEventListener(sign, noteGuest, true);
  hasGuest = true;
  if (waiting.size > 0) wait(PAGE_MS);
}

function start(): void {
  if (!hasGuest) for (const sign of GUEST_SIGNS) addEventListener(sign, noteGuest, true);
  wait(hasGuest ? PAGE_MS : WITHOUT_SIGN_MS);
  addEventListener('beforeprint', print);
}

/** Does a task once, all together, a second after the first sign of a guest; returns what calls it off. */
export function afterPage(task: LateTask): () => void {
  if (waiting.size === 0) start();
  waiting.add(task);
  return () => {
    if (waiting.delete(task) && waiting.size === 0) stop();
  };
}

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

function start(): void {
  const timer = setTimeout(() => {
    callOff = whenIdle(() => perform('atRest'));
  }, PAGE_MS);
  callOff = () => clearTimeout(timer);
  addEventListener('beforeprint', print);
}

/** Does a task once, a second after the page at the earliest, all tasks together; returns what calls it off. */
export function afterPage(task: LateTask): () => void {
  if (waiting.size === 0) start();
  waiting.add(task);
  return () => {
    if (waiting.delete(task) && waiting.size === 0) stop();
  };
}

/** What a tester asks of a running backend, one verb each. */
const USAGE = {
  list: `list [WORDS]                     the scenarios, those that the words find, the best first`,
  open: `open SCENARIO                    the link of a scenario [--app http://localhost:4173]
open FILE                        a bug file, a recording or a snapshot as a world, and its link`,
  clock: `clock                            what time it is
clock now=2026-06-01T10:00:00Z   another time; advance=PT1H, frozen=true, next=SCENARIO: when something happens there`,
  due: `due SCENARIO                     what happens next in a stay`,
  fault: `fault kind=status status=503     a failure; operation=, params.slug=, member=, after=, times=, chance=, seed=, delayMs=
fault list | fault end           the failures that are set, or the end of them`,
  journal: `journal                          the calls so far, and what they changed`,
  undo: `undo                             the last call undone`,
  world: `world list | world fork NAME | world end NAME
world export FILE | world import FILE`,
  record: `record FILE                      records the calls until Enter is pressed, or standard input ends`,
  situation: `situation FILE title= sees= serves=   a recording as a situation [name= page=], or one that the panel has saved`,
  replay: `replay FILE                      answers a recording again, and says which answers differ; fails if one does`,
} as const;

type Verb = keyof typeof USAGE;

const HEAD = `npm run mock -- VERB [--at http://127.0.0.1:4010] [--world NAME] [--json] [--help]: steers a fake backend that runs`;

const isVerb = (word: string): word is Verb => Object.hasOwn(USAGE, word);

/** The verbs that steer a backend; without one of them a backend is started. */
export const VERBS: readonly string[] = Object.keys(USAGE);

/** How a verb is written; of an unknown one how each is. */
export function usageOf(word: string): string {
  const verbs = isVerb(word) ? [word] : Object.keys(USAGE).filter(isVerb);
  return [HEAD, '', ...verbs.flatMap((verb) => USAGE[verb].split('\n').map((line) => `  ${line}`)), ''].join('\n');
}

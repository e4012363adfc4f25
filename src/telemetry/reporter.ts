/** What a report may carry besides its message: codes and templates, never a guest's data. */
export type ReportFacts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where logs and reports end (R8-56). */
export interface Reporter {
  /** `error` is what was thrown against expectation: its stack says where. */
  report(message: string, facts?: ReportFacts, error?: unknown): void;
}

/** Sends one report to the telemetry service. */
export type Send = (message: string, facts: ReportFacts, error?: unknown) => void;

interface ReporterOptions {
  /** Outside production errors print to the console (R8-44). */
  readonly printsToConsole: boolean;
  /** Sends to the telemetry service; absent in development, and where none is configured (R8-45). */
  readonly send?: Send | undefined;
}

/** The one reporter of the app, made by the composition root. */
export const createReporter = ({ printsToConsole, send }: ReporterOptions): Reporter => ({
  report(message, facts = {}, ...thrown) {
    if (printsToConsole) console.error(message, facts, ...thrown);
    send?.(message, facts, ...thrown);
  },
});

/** Cap what waits: behind a blocker the service never loads. */
const MOST_EARLY = 20;

/** Collects reports until the service's code has come, then hands over all of them and every later one (R7-97). */
export function sendLater(): { readonly send: Send; readonly deliverTo: (send: Send) => void } {
  let early: Parameters<Send>[] = [];
  let deliver: Send | undefined;
  return {
    send(...report) {
      if (deliver) deliver(...report);
      else if (early.length < MOST_EARLY) early.push(report);
    },
    deliverTo(send) {
      deliver = send;
      for (const report of early) send(...report);
      early = [];
    },
  };
}

let current: Reporter = { report: () => {} };

/** Sets the reporter at start. */
export const setReporter = (reporter: Reporter): void => {
  current = reporter;
};

/** Reports through the app's reporter. */
export const report: Reporter['report'] = (...words) => current.report(...words);

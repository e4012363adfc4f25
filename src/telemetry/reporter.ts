/** What a report may carry besides its message: codes and templates, never a guest's data. */
export type ReportFacts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where logs and reports end (R8-56). */
export interface Reporter {
  report(message: string, facts?: ReportFacts): void;
}

interface ReporterOptions {
  /** Outside production errors print to the console (R8-44). */
  readonly printsToConsole: boolean;
  /** Sends to the telemetry service; absent in development (R8-45). */
  readonly send?: ((message: string, facts: ReportFacts) => void) | undefined;
}

/** The one reporter of the app, made by the composition root. */
export const createReporter = ({ printsToConsole, send }: ReporterOptions): Reporter => ({
  report(message, facts = {}) {
    if (printsToConsole) console.error(message, facts);
    send?.(message, facts);
  },
});

let current: Reporter = { report: () => {} };

/** Sets the reporter at start. */
export const setReporter = (reporter: Reporter): void => {
  current = reporter;
};

/** Reports through the app's reporter. */
export const report = (message: string, facts?: ReportFacts): void => current.report(message, facts);

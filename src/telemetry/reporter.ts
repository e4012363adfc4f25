import { useEffect } from 'react';

import { ApiError, ContractError } from '#api/api-error.ts';

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

/** Limits the queue: behind a blocker the service never loads. */
const MAX_EARLY = 20;

/** Collects reports until the service's code has come, then hands over all of them and every later one (R7-97). */
export function createReportQueue(): { readonly send: Send; readonly deliverTo: (send: Send) => void } {
  let early: Parameters<Send>[] = [];
  let deliver: Send | undefined;
  return {
    send(...report) {
      if (deliver) deliver(...report);
      else if (early.length < MAX_EARLY) early.push(report);
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
export const report: Reporter['report'] = (...args) => current.report(...args);

const reported = new WeakSet<object>();

interface FailureContext {
  /** The specification's text for the failure, where it has one. */
  readonly message?: string | undefined;
  /** What was read, for errors that name no operation. */
  readonly read?: string;
  /** Names who caught an unexpected error (S45). */
  readonly caught?: 'window' | 'promise' | 'boundary' | 'start';
}

/**
 * Reports a failure once, by operation, status and field. It holds templates and codes only, no server message and no
 * value.
 */
export function reportFailure(error: unknown, { message, read, caught }: FailureContext = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  if (error instanceof ContractError) {
    const { operation, field, issue } = error;
    report(message ?? 'Answer breaks the contract', { operation, field, code: issue });
  } else if (error instanceof ApiError) {
    const { operation, code, status } = error;
    report(message ?? 'Call failed', { operation, code, status });
  } else {
    const facts = { name: error instanceof Error ? error.name : typeof error, read, caught };
    report(message ?? 'Unexpected failure', facts, error);
  }
}

/** Reports the failure that a component shows, if there is one. */
export const useFailureReport = (error: unknown): void =>
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);

/**
 * Whether a view transition was skipped, as by the next navigation or a hidden tab. The page has changed all the same, but
 * the router handles only one of the promises of a transition.
 */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && /\btransition\b/i.test(reason.message);

/**
 * Reports what no boundary catches, from the start on (S45). In production the browser prints none of it (R8-44). An
 * event without an error is a script of another origin, or a size that changed while it was read.
 */
export function watchErrors({ isSilent }: { readonly isSilent: () => boolean }): void {
  addEventListener('error', (event) => {
    if (isSilent()) event.preventDefault();
    if (event.error) reportFailure(event.error, { caught: 'window' });
  });
  addEventListener('unhandledrejection', (event) => {
    const isFailure = !isSkippedTransition(event.reason);
    if (isSilent() || !isFailure) event.preventDefault();
    if (isFailure) reportFailure(event.reason, { caught: 'promise' });
  });
}

const onError = (error: unknown): void => reportFailure(error, { caught: 'boundary' });

/** Reports what React catches. Without these React prints errors by itself, also in production (R8-44). */
export const reactErrors = { onCaughtError: onError, onUncaughtError: onError };

import { useEffect } from 'react';

import { ApiError, ContractError } from '#api/api-error.ts';

/** Additional data of a report: codes and templates, never a guest's data. */
export type ReportFacts = Readonly<Record<string, string | number | boolean | undefined>>;

/** The destination of logs and reports (R8-56). */
export interface Reporter {
  /** `error` is the thrown error, for its stack. */
  report(message: string, facts?: ReportFacts, error?: unknown): void;
}

/** Sends a report to the reporting service. */
export type Send = (message: string, facts: ReportFacts, error?: unknown) => void;

interface ReporterOptions {
  /** Outside production errors print to the console (R8-44). */
  readonly printsToConsole: boolean;
  /** Sends to the reporting service; missing in development, and if none is configured (R8-45). */
  readonly send?: Send | undefined;
}

/** Creates the app's reporter; called by the composition root. */
export const createReporter = ({ printsToConsole, send }: ReporterOptions): Reporter => ({
  report(message, facts = {}, ...thrown) {
    if (printsToConsole) console.error(message, facts, ...thrown);
    send?.(message, facts, ...thrown);
  },
});

/** Limits the queue, because the service never loads behind a blocker. */
const MAX_EARLY = 20;

/** Queues reports until the service's code has loaded, then delivers all of them and later ones (R7-97). */
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
  /** The specification's text for the failure, if any. */
  readonly message?: string | undefined;
  /** What was read, for errors that contain no operation. */
  readonly read?: string;
  /** Where an unexpected error was caught (S45). */
  readonly caught?: 'window' | 'promise' | 'boundary' | 'start';
}

/**
 * Reports a failure once, by operation, status and field. Contains only templates and codes: no server message, no
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

/** Reports the failure that a component displays, if any. */
export const useFailureReport = (error: unknown): void =>
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);

/**
 * Whether a view transition was skipped, for example by the next navigation or in a hidden tab. The page has changed
 * anyway, but the router handles only one of a transition's promises.
 */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && /\btransition\b/i.test(reason.message);

/**
 * Reports errors that no boundary catches, from the start (S45). In production the browser does not print them (R8-44).
 * Events without an error come from scripts of other origins or from resize observers, and are ignored.
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

/** Reports errors that React catches. Without these handlers React prints them, even in production (R8-44). */
export const reactErrors = { onCaughtError: onError, onUncaughtError: onError };

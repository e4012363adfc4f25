import { reportFailure } from './report-failure.ts';

/** The app itself calls off what no page waits for any more. */
const isCalledOff = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Reports what no boundary catches, from the start on (S45). In production the browser prints none of it (R8-44). An
 * event without an error is a script of another origin, or a size that changed while it was read.
 */
export function watchErrors({ isSilent }: { readonly isSilent: boolean }): void {
  window.addEventListener('error', (event) => {
    if (isSilent) event.preventDefault();
    const thrown: unknown = event.error;
    if (thrown !== undefined && thrown !== null) reportFailure(thrown, { caught: 'window' });
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (isSilent) event.preventDefault();
    if (!isCalledOff(event.reason)) reportFailure(event.reason, { caught: 'promise' });
  });
}

/** Reports what React catches. Without these React prints errors by itself, also in production (R8-44). */
export const reactErrors = {
  onCaughtError: (error: unknown): void => reportFailure(error, { caught: 'boundary' }),
  onUncaughtError: (error: unknown): void => reportFailure(error, { caught: 'react' }),
};

import { reportFailure } from './report-failure.ts';

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
    if (isSilent()) event.preventDefault();
    reportFailure(event.reason, { caught: 'promise' });
  });
}

const onError = (error: unknown): void => reportFailure(error, { caught: 'boundary' });

/** Reports what React catches. Without these React prints errors by itself, also in production (R8-44). */
export const reactErrors = { onCaughtError: onError, onUncaughtError: onError };

import { useLingui } from '@lingui/react/macro';

import { ApiError } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { ContactLine } from './contact-line.tsx';

interface FailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** The page's own heading already says it. */
  hideHeading?: boolean;
}

/** The generic failure: what happened, whom to ask, and a way on (R8-28, R8-29, R8-47, R2-149). */
export function Failure({ error, onRetry, hideHeading = false }: FailureProps) {
  const { t } = useLingui();
  const isOffline = error instanceof ApiError && error.code === 'network' && !navigator.onLine;
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={hideHeading ? t`We could not show this page` : t`Something went wrong`}
      actions={onRetry && <Button look="quiet" onClick={onRetry}>{t`Try again`}</Button>}
    >
      {isOffline && <p>{t`You seem to be offline. Please check your connection.`}</p>}
      <ContactLine />
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { ContactLine } from './contact-line.tsx';
import { isOfflineFailure, useFocusHandedOn } from './failing.ts';
import { useFailureReport } from '#telemetry/reporter.ts';

interface FailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** It is being tried again: the notice stays, with the pressed button and its focus. */
  isTrying?: boolean | undefined;
  /** The page is all but whole without what failed: nothing alarms. */
  isMinor?: boolean | undefined;
  /** What failed, where that is known. */
  heading?: string | undefined;
  /** What more is known of it. */
  children?: ReactNode;
}

/** The generic failure: what happened, whom to ask, and a way on (R8-28, R8-29, R8-47, R2-149). */
export function Failure({ error, onRetry, isTrying, isMinor, heading, children }: FailureProps) {
  const { t } = useLingui();
  useFailureReport(error);
  return (
    <Notice
      ref={useFocusHandedOn()}
      tone={isMinor ? 'info' : 'warn'}
      role="alert"
      heading={heading ?? t`Something went wrong`}
      actions={onRetry && <Button look="quiet" busy={isTrying} onClick={onRetry}>{t`Try again`}</Button>}
    >
      {isOfflineFailure(error) && <p>{t`You seem to be offline. Please check your connection.`}</p>}
      {children}
      <ContactLine />
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { ApiError } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { focusHeading } from '#ui/focus-heading.ts';
import { Notice } from '#ui/notice.tsx';

import { ContactLine } from './contact-line.tsx';
import { useFailureReport } from '#telemetry/report-failure.ts';

interface FailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** It is being tried again: the notice stays, with the pressed button and its focus. */
  isTrying?: boolean | undefined;
  /** What failed, where that is known. */
  heading?: string | undefined;
  /** What more is known of it. */
  children?: ReactNode;
}

/** The generic failure: what happened, whom to ask, and a way on (R8-28, R8-29, R8-47, R2-149). */
export function Failure({ error, onRetry, isTrying, heading, children }: FailureProps) {
  const { t } = useLingui();
  useFailureReport(error);
  const container = useRef<HTMLDivElement>(null);
  // "Try again" takes the notice away, with the button that has the focus: the heading is where to go on.
  useLayoutEffect(() => {
    const notice = container.current;
    return () => {
      if (notice?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  // A page whose own code cannot be fetched is no call of ours.
  const isOffline = !navigator.onLine && (!(error instanceof ApiError) || error.code === 'network');
  return (
    <Notice
      ref={container}
      tone="warn"
      role="alert"
      heading={heading ?? t`Something went wrong`}
      actions={onRetry && <Button look="quiet" busy={isTrying} onClick={onRetry}>{t`Try again`}</Button>}
    >
      {isOffline && <p>{t`You seem to be offline. Please check your connection.`}</p>}
      {children}
      <ContactLine />
    </Notice>
  );
}

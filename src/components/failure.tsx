import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { ApiError } from '#api/api-error.ts';
import { useSettings } from '#config/settings.ts';
import { useFailureReport } from '#telemetry/reporter.ts';
import { Button } from '#ui/button.tsx';
import { focusHeading } from '#ui/focus.ts';
import { Notice } from '#ui/notice.tsx';

interface FailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** A retry is running: the notice stays, so that its button keeps the focus. */
  isTrying?: boolean | undefined;
  /** The page is nearly complete without what failed, so that the notice does not alarm. */
  isMinor?: boolean | undefined;
  /** What failed, where that is known. */
  heading?: string | undefined;
  /** Further details. */
  children?: ReactNode;
}

/** The generic failure: what happened, whom to contact, and a retry (R8-28, R8-29, R8-47, R2-149). */
export function Failure({ error, onRetry, isTrying, isMinor, heading, children }: FailureProps) {
  const { t } = useLingui();
  useFailureReport(error);
  return (
    <Notice
      ref={useFocusOnRemoval()}
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

/** Whom to contact when trying again does not help (R8-29, R2-149). */
export function useContactLine(): string {
  const { t } = useLingui();
  const { brand } = useSettings();
  return brand.mentionsBob
    ? t`If the problem persists, please contact Bob.`
    : t`If the problem persists, please contact us.`;
}

export const ContactLine = () => <p>{useContactLine()}</p>;

/** Whether it failed because the device is offline: a call of the API, or the code of a page that was not loaded. */
export const isOfflineFailure = (error: unknown): boolean =>
  !navigator.onLine && (!(error instanceof ApiError) || error.code === 'network');

/** For an element that "Try again" removes with its focused button: the focus moves to the heading of the page. */
export function useFocusOnRemoval(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leaving = container.current;
    return () => {
      if (leaving?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return container;
}

import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';

import { useContactLine } from '#blocks/contact-line.tsx';
import { isOfflineFailure, useFocusHandedOn } from '#blocks/failing.ts';
import type { SavedStay } from '#data/saved-stay/saved-stay.ts';
import { useFailureReport } from '#telemetry/report-failure.ts';
import { Notice } from '#ui/notice.tsx';

import { CallButton, TryButton } from './saved-ways.tsx';
import type { Trial } from './saved-ways.tsx';
import { SavedAt } from './saved-at.tsx';

interface FailedProps {
  saved: SavedStay;
  error: unknown;
  trial: Trial;
}

/** Why the page shows the kept stay: the server has failed. A code still works, so no colour alarms (S58). */
export function FailedNow({ saved, error, trial }: FailedProps) {
  const { t } = useLingui();
  const contactLine = useContactLine();
  useFailureReport(error);
  return (
    <Notice
      ref={useFocusHandedOn()}
      role="alert"
      tone="info"
      icon={CloudOff}
      heading={t`Door codes need no connection`}
      actions={
        <>
          <TryButton {...trial} />
          <CallButton phone={saved.property.phone} />
        </>
      }
    >
      <SavedAt saved={saved} />
      <p>
        <span>{t`Something went wrong`}</span>.{' '}
        <span>{isOfflineFailure(error) ? t`You seem to be offline. Please check your connection.` : contactLine}</span>
      </p>
    </Notice>
  );
}

/** Why the page shows the kept stay: the answer is late. */
export function SlowNow({ saved }: Pick<FailedProps, 'saved'>) {
  const { t } = useLingui();
  return (
    <Notice role="status" tone="info" icon={CloudOff} heading={t`Still loading. The connection seems slow.`}>
      <SavedAt saved={saved} />
    </Notice>
  );
}

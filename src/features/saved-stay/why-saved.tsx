import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';

import { useContactLine, isOfflineFailure, useFocusOnRemoval } from '#components/failure.tsx';
import type { SavedStay } from '#data/stay/saved-stay.ts';
import { doorsOf } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import { isSupportOpen } from '#domain/support/support-hours.ts';
import { useAtTime } from '#lib/clock.ts';
import { useIsOnline } from '#lib/device.ts';
import { useFailureReport } from '#telemetry/reporter.ts';
import { Notice } from '#ui/notice.tsx';

import { CallButton, TryButton, WriteButton } from './saved-ways.tsx';
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
  const { stay, property } = saved;
  const isOnline = useIsOnline();
  const { hasCode, isOpen } = useAtTime((now) => ({
    hasCode: doorsOf(stay).some(
      (door) => door.accessType === 'code' && keyReadiness(door, now, stay.state).state === 'ready',
    ),
    isOpen: isSupportOpen(now),
  }));
  return (
    <Notice
      ref={useFocusOnRemoval()}
      role="alert"
      tone="info"
      icon={CloudOff}
      heading={hasCode ? t`Your door codes still work` : t`We can't reach your stay right now`}
      actions={
        <>
          <TryButton {...trial} />
          {/* The way that answers now. A call needs no network, so it is there whenever no message can be sent. */}
          {isOpen || !isOnline || property.whatsappNumber === null ? (
            <CallButton phone={property.phone} />
          ) : (
            <WriteButton number={property.whatsappNumber} />
          )}
        </>
      }
    >
      <p>
        <span>{t`Something went wrong`}</span>.{' '}
        <span>{isOfflineFailure(error) ? t`You seem to be offline. Please check your connection.` : contactLine}</span>
      </p>
      <SavedAt saved={saved} />
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

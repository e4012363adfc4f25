import { useLingui } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';

import { isWifiSignIn } from '#api/api-error.ts';
import {
  isOfflineFailure,
  useCause,
  SomethingWentWrong,
  useFocusOnRemoval,
  useWifiSignInTexts,
} from '#components/failure.tsx';
import type { SavedStay } from '#data/stay/saved-stay.ts';
import { doorsOpenAt } from '#domain/access/doors.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import { deviceZone, localDay, sameWallClock } from '#lib/time.ts';
import { useFailureReport } from '#telemetry/reporter.ts';
import { Notice } from '#ui/notice.tsx';

import { RetryButton } from './retry.tsx';
import type { Retry } from './retry.tsx';

interface FailedProps {
  saved: SavedStay;
  error: unknown;
  retry: Retry;
}

/** The request has failed. A code still works, so the notice is no warning (S58). */
export function FailedNotice({ saved, error, retry }: FailedProps) {
  const { t } = useLingui();
  const wifi = useWifiSignInTexts();
  const mustSignIn = isWifiSignIn(error);
  const cause = useCause(error);
  useFailureReport(error);
  const hasCode = useAtTime((now) => doorsOpenAt(saved.stay, now).some(({ accessType }) => accessType === 'code'));
  return (
    <Notice
      ref={useFocusOnRemoval()}
      role="alert"
      tone="info"
      icon={CloudOff}
      heading={hasCode ? t`Your door codes still work` : t`We can't load your stay right now`}
      // Whom to call stands once on the page, below the doors.
      actions={<RetryButton {...retry} />}
    >
      {cause && (
        <p>
          <span>{cause}</span>
          <span>. </span>
          {mustSignIn && <span>{wifi.advice}</span>}
          {isOfflineFailure(error) && <span>{t`You seem to be offline. Please check your connection.`}</span>}
        </p>
      )}
      {!mustSignIn && <SomethingWentWrong />}
      <SavedAt saved={saved} />
    </Notice>
  );
}

/** The response is late. */
export function SlowNotice({ saved }: Pick<FailedProps, 'saved'>) {
  const { t } = useLingui();
  return (
    <Notice role="status" tone="info" icon={CloudOff} heading={t`Still loading. The connection seems slow.`}>
      <SavedAt saved={saved} />
    </Notice>
  );
}

/** When the device saved the stay. */
function SavedAt({ saved: { savedAt, property } }: { saved: SavedStay }) {
  const { t } = useLingui();
  const format = useFormat();
  const own = deviceZone();
  const isToday = localDay(savedAt, own) === localDay(nowInstant(), own);
  const time = isToday ? format.time(savedAt, own) : format.dayTime(savedAt, own);
  return (
    <p className="text-soft">
      <span>
        {sameWallClock(savedAt, property.timezone, own)
          ? t({ message: `Saved ${time}`, comment: 'When this device kept what is shown, e.g. Saved 14:02' })
          : t({
              message: `Saved: ${time} your time`,
              comment: 'When this device kept what is shown, where the property has another hour',
            })}
      </span>
      <span>. </span>
      <span>{t({ message: 'Your stay may have changed since.', comment: 'After "Saved 14:02."' })}</span>
    </p>
  );
}

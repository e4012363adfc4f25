import { Trans, useLingui } from '@lingui/react/macro';

import { StaySummary } from '#components/task/summary.tsx';
import { reportFailure } from '#telemetry/reporter.ts';
import { checkOut } from '#data/check-out/check-out.ts';
import { useStayWrite } from '#data/write/use-stay-write.ts';
import { haveKeysEnded } from '#domain/access/doors.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { BeforeYouGo, LeavingPicture } from './before-you-go.tsx';
import { CheckOutFailure } from './check-out-failure.tsx';
import { KeysExpired } from './keys-expired.tsx';
import { OpensAfterwards } from './opens-afterwards.tsx';

/** The last look around, what closes when, and the one press that checks out; the page then follows the stay (R2-88, R4-06). */
export function CheckOutNow({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const { send, verify, isPending, trouble } = useStayWrite(stay, reportFailure);
  const isUnclear = trouble === 'lost';
  const hasEnded = useAtTime((now) => haveKeysEnded(stay, now));

  return (
    <SummaryColumns
      below={hasEnded && <KeysExpired property={property} />}
      summary={
        <StaySummary
          stay={stay}
          property={property}
          picture={<LeavingPicture property={property} />}
          action={
            <PinnedAction>
              <Button busy={isPending} onClick={() => (isUnclear ? verify() : send(checkOut))}>
                {isPending ? t`One moment` : isUnclear ? t`Check now` : t`Check out now`}
              </Button>
              <p className="text-center text-note text-soft">
                <Trans>Checking out ends your stay. It can't be undone here.</Trans>
              </p>
            </PinnedAction>
          }
        />
      }
    >
      <BeforeYouGo property={property} />
      {!hasEnded && <OpensAfterwards stay={stay} property={property} />}
      {trouble && <CheckOutFailure trouble={trouble} property={property} />}
      <LiveRegion text={isPending ? t`Checking you out` : ''} />
    </SummaryColumns>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import { reportFailure } from '#blocks/report-failure.ts';
import { NotCheckedOut } from '#data/check-out/check-out.ts';
import { useCheckOut } from '#data/check-out/use-check-out.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useNow } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';

import { BeforeYouGo } from './before-you-go.tsx';
import { CheckOutFailure } from './check-out-failure.tsx';
import { DoorsAfterwards } from './doors-afterwards.tsx';

/** The last look around, what closes when, and the one press that checks out; the page then follows the stay (R2-88, R4-06). */
export function CheckOutNow({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const now = useNow();
  const leaving = useCheckOut(stay.slug);
  const isBusy = useRef(false);
  const { error, isPending } = leaving;
  const isUnclear = error instanceof NotCheckedOut && error.trouble === 'not-known';

  function press(): void {
    // Two presses within one frame both arrive here before the button can say that it is busy (S50).
    if (isBusy.current) return;
    isBusy.current = true;
    leaving.mutate(isUnclear ? 'look' : 'send', {
      onError: (failure) => {
        if (!(failure instanceof NotCheckedOut)) reportFailure(failure);
        else if (failure.cause !== undefined) reportFailure(failure.cause);
      },
      onSettled: () => {
        isBusy.current = false;
      },
    });
  }

  return (
    <>
      <BeforeYouGo property={property} />
      <DoorsAfterwards stay={stay} property={property} checkOut={now} title={t`If you check out now`} />
      {error && !isPending && <CheckOutFailure error={error} property={property} />}
      <div className="flex flex-col gap-2">
        <Button busy={isPending} className="wide:min-w-56 wide:self-start" onClick={press}>
          {isPending ? t`One moment` : isUnclear ? t`Check now` : t`Check out now`}
        </Button>
        <p className="px-1 text-center text-sm text-soft wide:text-start">
          <Trans>Checking out ends your stay. It can't be undone here.</Trans>
        </p>
      </div>
      <LiveRegion text={isPending ? t`Checking you out` : ''} />
    </>
  );
}

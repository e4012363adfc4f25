import { useLingui } from '@lingui/react/macro';

import { ContactLine, NotSent, WaitFirst } from '#components/failure.tsx';
import type { WriteTrouble, useStayWrite } from '#data/stay/stay-write.ts';
import type { Property } from '#domain/property/property.ts';
import { isFreeOfCharge } from '#domain/stay/cancellation-terms.ts';
import type { CancellationCost } from '#domain/stay/cancellation-terms.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

import { Cost, StayLine } from './terms.tsx';

interface CancelDialogProps {
  isOpen: boolean;
  /** The terms the guest has confirmed, which may have changed since. */
  terms: CancellationCost;
  stay: Stay;
  property: Property;
  cancelling: Pick<ReturnType<typeof useStayWrite>, 'isPending' | 'trouble'>;
  onConfirm: () => void;
  onVerify: () => void;
  onClose: () => void;
}

/** The confirmation, with the cost repeated (R4-74, R4-76), and any failure of the write (R8-28, R8-29). */
export function CancelDialog(props: CancelDialogProps) {
  const { t } = useLingui();
  const { isOpen, terms, stay, property, cancelling, onConfirm, onVerify, onClose } = props;
  const { isPending, trouble } = cancelling;
  const isOpenEnded = trouble === 'lost';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Cancel this stay?`}
      closeLabel={t`Close`}
      actions={
        <>
          {isOpenEnded ? (
            <Button isBusy={isPending} onClick={onVerify}>{t`Check now`}</Button>
          ) : (
            <Button look="danger" isBusy={isPending} onClick={onConfirm}>
              {isPending ? t`One moment` : t`Yes, cancel my stay`}
            </Button>
          )}
          {!isPending && !isOpenEnded && <Button look="quiet" onClick={onClose}>{t`Keep my stay`}</Button>}
        </>
      }
    >
      <p className="text-soft">
        <StayLine stay={stay} property={property} />
      </p>
      <div className="border-y-[1.5px] border-line py-3">
        <Cost isFree={isFreeOfCharge(terms)} stay={stay} property={property} />
      </div>
      <p className="text-pretty">{t`You will lose access to your doors and your extras at once. This cannot be undone.`}</p>
      {trouble && <CancelTroubleNotice trouble={trouble} />}
      <LiveRegion text={isPending ? t`Cancelling your stay` : ''} />
    </Sheet>
  );
}

/** Why the stay is not cancelled, or that the outcome is unclear (R8-28, R8-29, S51, S52). */
function CancelTroubleNotice({ trouble }: { trouble: WriteTrouble }) {
  const { t } = useLingui();
  switch (trouble) {
    case 'offline':
    case 'wifi-sign-in':
    case 'busy-elsewhere':
      return <NotSent why={trouble} headingLevel={3} />;
    case 'lost':
      return (
        <Notice tone="warn" role="alert" headingLevel={3} heading={t`We don't know yet whether your stay is cancelled`}>
          {t`The connection was lost before we heard back. Nothing will be sent again: please check whether your stay is cancelled.`}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="warn" role="alert" headingLevel={3} heading={t`Something went wrong`}>
          <p>{t`Your stay has not been cancelled and is unchanged. Please try again.`}</p>
          <WaitFirst operation="updateCheckIn" />
          <ContactLine />
        </Notice>
      );
  }
}

import { useLingui } from '@lingui/react/macro';

import type { useStayWrite } from '#data/write/use-stay-write.ts';
import type { Property } from '#domain/property/property.ts';
import { isFreeOfCharge } from '#domain/stay/cancellation-terms.ts';
import type { CancellationCost } from '#domain/stay/cancellation-terms.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Sheet } from '#ui/sheet.tsx';

import { CancelTroubleNotice } from './cancel-trouble-notice.tsx';
import { Cost } from './cost.tsx';
import { StayLine } from './stay-line.tsx';

interface CancelConfirmationProps {
  isOpen: boolean;
  /** The terms the guest has read. */
  terms: CancellationCost;
  stay: Stay;
  property: Property;
  cancelling: Pick<ReturnType<typeof useStayWrite>, 'isPending' | 'trouble'>;
  onConfirm: () => void;
  onLook: () => void;
  onClose: () => void;
}

/** The last question, with the consequence repeated (R4-74, R4-76); what goes wrong is said here (R8-28, R8-29). */
export function CancelConfirmation(props: CancelConfirmationProps) {
  const { t } = useLingui();
  const { isOpen, terms, stay, property, cancelling, onConfirm, onLook, onClose } = props;
  const { isPending, trouble } = cancelling;
  const isOpenEnded = trouble === 'lost';
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t`Cancel this stay?`}
      closeLabel={t`Close`}
      actions={
        <>
          {isOpenEnded ? (
            <Button busy={isPending} onClick={onLook}>{t`Check now`}</Button>
          ) : (
            <Button look="danger" busy={isPending} onClick={onConfirm}>
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
      <p className="text-pretty">{t`You lose access to your doors and your extras at once. This cannot be undone.`}</p>
      {trouble && <CancelTroubleNotice trouble={trouble} />}
      <LiveRegion text={isPending ? t`Cancelling your stay` : ''} />
    </Sheet>
  );
}

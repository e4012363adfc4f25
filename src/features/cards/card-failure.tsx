import { Trans, useLingui } from '@lingui/react/macro';

import { NotSent, OutcomeUnknown, WaitFirst } from '#components/failure.tsx';
import type { WriteTrouble } from '#data/stay/stay-write.ts';
import { useIsOnline } from '#lib/device.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Why a card did not reach our server: the payment provider, the guest's bank, or the time it took. */
type NotReceived = 'card-refused' | 'declined' | 'too-late';
const NOT_RECEIVED: readonly string[] = ['card-refused', 'declined', 'too-late'] satisfies NotReceived[];

interface CardFailureProps {
  trouble: WriteTrouble | NotReceived;
  /** The specification has another text within an order (R8-50). */
  isInOrder: boolean;
  /** The guest returned from the bank, so that the form is empty. */
  isAfterBank: boolean;
  onCheck: () => void;
  /** Sends the card that the bank has confirmed again. */
  onRetry: (() => void) | undefined;
}

/** Why the card was not added, in the specification's text (R8-36, R8-50), or that this is not known yet (S52). */
export function CardFailure({ trouble, isInOrder, isAfterBank, onCheck, onRetry }: CardFailureProps) {
  const { t } = useLingui();
  if (trouble === 'busy-elsewhere' && !onRetry) {
    return <NotSent why={trouble} />;
  }
  if (trouble === 'wifi-sign-in') {
    return (
      <NotSent why={trouble} actions={onRetry && <Button look="quiet" onClick={onRetry}>{t`Try again`}</Button>} />
    );
  }
  if (trouble === 'lost') {
    return (
      <OutcomeUnknown heading={t`We don't know yet whether your card was added`} onCheck={onCheck}>
        <Trans>The connection was lost before we heard back. Please check before you add the card again.</Trans>
      </OutcomeUnknown>
    );
  }
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={
        isInOrder && !NOT_RECEIVED.includes(trouble)
          ? t`Field to update. Please try again.`
          : t`Failed to add this card, please try again or use a different card`
      }
      actions={onRetry && <Button look="quiet" onClick={onRetry}>{t`Try again`}</Button>}
    >
      <p>{isAfterBank ? <AfterBank trouble={trouble} /> : <StillTyped />}</p>
      {trouble === 'refused' && <WaitFirst operation="updateCheckIn" />}
    </Notice>
  );
}

/** The guest has to enter the card again, unless the bank has confirmed it and only our server has not received it. */
function AfterBank({ trouble }: Pick<CardFailureProps, 'trouble'>) {
  if (trouble === 'declined') return <Trans>Your bank has not confirmed the card. Nothing was saved.</Trans>;
  if (trouble === 'too-late')
    return (
      <Trans>
        Too much time has passed since we asked your bank. Nothing was saved. Please enter your card details again.
      </Trans>
    );
  if (trouble === 'offline' || trouble === 'busy-elsewhere')
    return <Trans>Your bank has confirmed the card, but it is not saved yet.</Trans>;
  return <Trans>Please enter your card details again.</Trans>;
}

function StillTyped() {
  return useIsOnline() ? (
    <Trans>What you typed is still here.</Trans>
  ) : (
    <Trans>You seem to be offline. Please check your connection. What you typed is still here.</Trans>
  );
}

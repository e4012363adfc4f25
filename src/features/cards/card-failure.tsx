import { Trans, useLingui } from '@lingui/react/macro';

import { NotSentBusyElsewhere } from '#components/task/not-sent.tsx';
import type { WriteTrouble } from '#data/write/stay-write.ts';
import { useIsOnline } from '#lib/device.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface CardFailureProps {
  /** card-refused: by the payment provider; not-confirmed: by the guest's bank. Nothing reached our server. */
  trouble: WriteTrouble | 'card-refused' | 'not-confirmed';
  /** Within an order the specification has another text (R8-50). */
  isInOrder: boolean;
  /** The guest comes from the page of the bank: the form is empty. */
  isAfterBank: boolean;
  onCheck: () => void;
  /** Sends a card again that the bank has confirmed. */
  onRetry: (() => void) | undefined;
}

/**
 * Why the card was not added, in the specification's text (R8-36, R8-50). An open outcome says that it is open (S52).
 */
export function CardFailure({ trouble, isInOrder, isAfterBank, onCheck, onRetry }: CardFailureProps) {
  const { t } = useLingui();
  if (trouble === 'busy-elsewhere' && !onRetry) {
    return <NotSentBusyElsewhere />;
  }
  if (trouble === 'lost') {
    return (
      <Notice
        tone="warn"
        role="alert"
        heading={t`We don't know yet whether your card was added`}
        actions={<Button look="quiet" onClick={onCheck}>{t`Check now`}</Button>}
      >
        <Trans>The connection broke before we heard back. Please check before you add it again.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={
        isInOrder && trouble !== 'card-refused' && trouble !== 'not-confirmed'
          ? t`Field to update. Please try again.`
          : t`Failed to add this card, please try again or use a different card`
      }
      actions={onRetry && <Button look="quiet" onClick={onRetry}>{t`Try again`}</Button>}
    >
      {isAfterBank ? <AfterBank trouble={trouble} /> : <StillTyped />}
    </Notice>
  );
}

/** The guest has to type the card again, unless the bank has confirmed it and only our server is missing. */
function AfterBank({ trouble }: Pick<CardFailureProps, 'trouble'>) {
  if (trouble === 'not-confirmed') return <Trans>Your bank has not confirmed the card. Nothing was saved.</Trans>;
  if (trouble === 'offline' || trouble === 'busy-elsewhere')
    return <Trans>Your bank has confirmed the card, but it is not saved yet.</Trans>;
  return <Trans>Please enter the card again.</Trans>;
}

function StillTyped() {
  return useIsOnline() ? (
    <Trans>What you typed is still here.</Trans>
  ) : (
    <Trans>You seem to be offline. Please check your connection. What you typed is still here.</Trans>
  );
}

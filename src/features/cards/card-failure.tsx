import { Trans, useLingui } from '@lingui/react/macro';

import { OtherTab } from '#blocks/other-tab.tsx';
import type { WriteTrouble } from '#data/write/stay-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface CardFailureProps {
  /** card-refused: by the payment provider, before anything reached us. */
  trouble: WriteTrouble | 'card-refused';
  /** Within an order the specification has another text (R8-50). */
  isInOrder: boolean;
  onCheck: () => void;
}

/**
 * Why the card was not added, in the specification's text (R8-36, R8-50). An open outcome says that it is open (S52).
 */
export function CardFailure({ trouble, isInOrder, onCheck }: CardFailureProps) {
  const { t } = useLingui();
  if (trouble === 'busy-elsewhere') {
    return <OtherTab />;
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
        isInOrder && trouble !== 'card-refused'
          ? t`Field to update. Please try again.`
          : t`Failed to add this card, please try again or use a different card`
      }
    >
      {navigator.onLine ? (
        <Trans>What you typed is still here.</Trans>
      ) : (
        <Trans>You seem to be offline. Please check your connection. What you typed is still here.</Trans>
      )}
    </Notice>
  );
}

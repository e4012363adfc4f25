import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { CardFailure } from './card-failure.tsx';
import type { useBankAnswer } from './use-bank-answer.ts';

interface BankStatusProps extends Pick<ReturnType<typeof useBankAnswer>, 'stage' | 'addConfirmedCard'> {
  isInOrder: boolean;
  /** The link back to the page that needs the card. */
  wayOn: ReactNode;
}

/** The state of a card that the guest's bank has to confirm, whichever way the guest came back to this page. */
export function BankStatus({ stage, addConfirmedCard, isInOrder, wayOn }: BankStatusProps): ReactNode {
  const { t } = useLingui();
  switch (stage) {
    case 'added':
      return <Notice tone="calm" role="status" heading={t`Your card was added`} actions={wayOn} />;
    case 'at-bank':
      return (
        <Notice
          tone="info"
          role="status"
          heading={t`We have not heard from your bank yet`}
          actions={<Confirmed onClick={addConfirmedCard} />}
        >
          <Trans>
            Your card has not been added yet. If you have confirmed it with your bank, in another tab or on another
            device, add it now. If not, please enter your card details again.
          </Trans>
        </Notice>
      );
    case 'declined':
    case 'too-late':
    case 'refused':
      return (
        <CardFailure trouble={stage} isInOrder={isInOrder} isAfterBank onCheck={addConfirmedCard} onRetry={undefined} />
      );
    case 'confirmed':
      return (
        <CardFailure
          trouble="busy-elsewhere"
          isInOrder={isInOrder}
          isAfterBank
          onCheck={addConfirmedCard}
          onRetry={addConfirmedCard}
        />
      );
    default:
      return null;
  }
}

function Confirmed({ onClick }: { onClick: () => void }) {
  const { t } = useLingui();
  return <Button look="quiet" onClick={onClick}>{t`I have confirmed the card`}</Button>;
}

/** Before the guest goes to the bank: the browser cannot store the card, so this page must stay open. */
export function OpenBankInNewTab({ href, onConfirmed }: { href: string; onConfirmed: () => void }) {
  const { t } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  // On a phone it would begin behind the clicked button.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Notice
      ref={notice}
      tone="info"
      role="alert"
      heading={t`Please keep this page open`}
      actions={
        <>
          <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
            <ExternalLink aria-hidden className="size-4.5 shrink-0" />
            <span>{t`Open my bank's page`}</span>
          </a>
          <Confirmed onClick={onConfirmed} />
        </>
      }
    >
      <Trans>
        Your bank wants to confirm the card first. Your browser does not let us store anything, so your bank's page
        opens in a new tab. Confirm the card there and come back to this page.
      </Trans>
    </Notice>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { Link } from '#components/link.tsx';
import { reportFailure } from '#telemetry/reporter.ts';
import { addCard } from '#data/card/add-card.ts';
import { CardRefused } from '#data/card/card-fields.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { useStayWrite } from '#data/write/use-stay-write.ts';
import { useSettings } from '#config/settings.ts';
import { isRefused } from '#domain/card/credit-card.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { buttonClass } from '#ui/button.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { ContactWays } from '#components/contact-ways.tsx';
import { useNamedPage } from '#components/page-name.ts';
import { StayClosed } from '#components/task/stay-closed.tsx';
import { CardFailure } from './card-failure.tsx';
import { CardTask } from './card-task.tsx';
import { cardsOf } from './cards-on-file.tsx';
import { askBankFor, useBankAnswer } from './use-bank-answer.ts';
import { WayBack } from './way-back.tsx';

interface AddCardProps {
  slug: Slug;
  /** Where the guest came from and goes back to (R4-32, R4-33). */
  back: 'order-confirmation' | undefined;
}

/** A card for the reservation: it unlocks unpaid keys, pays the order that waits, or just goes on file (R2-31, R7-46). */
export function AddCard({ slug, back }: AddCardProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { stay, property } = useStay(slug);
  const order = usePendingOrder(slug)?.draft;
  const adding = useStayWrite(stay, reportFailure);
  const hasUnpaidKey = stay.propertyKeys.some(({ error }) => error?.code === 'not-paid');
  const next = back ? '/stay/order-confirmation' : hasUnpaidKey ? '/stay/access' : '/stay';
  const { cardFields } = useSettings().thirdParties;
  const used = stay.reservationCreditCard;
  // Something waits for a card, or there is none: the page is there to add one.
  const [isForm] = useState(
    () => back !== undefined || hasUnpaidKey || cardsOf(stay).length === 0 || (used !== null && isRefused(used)),
  );
  const title = isForm ? t`Add a card` : t`Saved cards`;
  useNamedPage(isForm ? undefined : title);

  // `next` as of the press: afterwards the keys are paid.
  const goOn = () => void navigate({ to: next, search: { slug }, replace: true });
  const afterwards = { onSuccess: goOn };
  const { pending, retry, drop } = useBankAnswer(stay, adding, goOn);
  const isUnconfirmed = pending?.stage === 'at-bank' || pending?.stage === 'declined';
  const trouble =
    adding.error instanceof CardRefused
      ? 'card-refused'
      : (adding.trouble ?? (isUnconfirmed ? 'not-confirmed' : undefined));

  const head = (lead?: ReactNode) => (
    <div>
      <WayBack to={next} slug={slug} />
      <PageTitle lead={lead}>{title}</PageTitle>
    </div>
  );
  if (stay.isCancelled && !adding.isPending)
    return (
      <Page width="text">
        {head()}
        <StayClosed closed="cancelled" slug={slug} property={property}>
          {t`Your card was not added.`}
        </StayClosed>
      </Page>
    );
  const notNow = (
    <Link to={next} search={{ slug }} className={buttonClass('text')}>
      {back ? t`Back to your order` : t`Not now`}
    </Link>
  );
  if (cardFields === undefined)
    return (
      <Page width="text">
        {head()}
        <Notice tone="info" heading={t`Cards cannot be added here`}>
          <Trans>Please call or write to us: we will find another way to pay.</Trans>
        </Notice>
        <ContactWays property={property} />
        <div className="flex justify-center">{notNow}</div>
      </Page>
    );
  return (
    <Page isTask>
      {head(isForm && <Purpose back={back} hasUnpaidKey={hasUnpaidKey} />)}
      {used && isRefused(used) && (
        <Notice tone="warn" heading={t`Card is not authorised`}>
          <Trans>Your bank did not approve the card used for this stay. Please add a different one.</Trans>
        </Notice>
      )}
      <CardTask
        stay={stay}
        property={property}
        provider={cardFields}
        isFormFirst={isForm}
        isPending={adding.isPending}
        onSubmit={(card) => {
          drop();
          adding.send(() => addCard(card, askBankFor({ slug, back })), afterwards);
        }}
        order={back && order}
        wayBack={notNow}
      >
        {trouble && (
          <CardFailure
            trouble={trouble}
            isInOrder={back !== undefined}
            isAfterBank={pending !== undefined}
            onCheck={() => adding.verify(afterwards)}
            onRetry={retry}
          />
        )}
      </CardTask>
      <LiveRegion text={adding.isPending ? t`Adding your card` : adding.isSuccess ? t`Your card was added` : ''} />
    </Page>
  );
}

/** What the card is for, in one sentence. */
function Purpose({ back, hasUnpaidKey }: { back: AddCardProps['back']; hasUnpaidKey: boolean }) {
  if (back) return <Trans>Your order is waiting for a card. Add one and you will go straight back to it.</Trans>;
  if (hasUnpaidKey) return <Trans>Some of your keys come after payment. A saved card unlocks them.</Trans>;
  return <Trans>A saved card is used for extras and services during your stay.</Trans>;
}

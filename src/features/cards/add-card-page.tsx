import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { useNamedPage } from '#components/page-name.ts';
import { StayClosed } from '#components/task/stay-closed.tsx';
import { useSettings } from '#config/settings.ts';
import { addCard } from '#data/stay/add-card.ts';
import { BankOpensInNewTab, CardRefused } from '#lib/card-fields/card-fields.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { useStayWrite } from '#data/stay/stay-write.ts';
import { isUnsent } from '#data/submit.ts';
import { isPaymentDue } from '#domain/access/doors.ts';
import { isRefused } from '#domain/card/credit-card.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';

import { AddedElsewhere, useCardAddedElsewhere } from './added-elsewhere.tsx';
import { BankStatus, OpenBankInNewTab } from './bank-status.tsx';
import { CardFailure } from './card-failure.tsx';
import { CardTask } from './card-task.tsx';
import { cardsOf } from './cards-on-file.tsx';
import { tokeniseCard } from './tokenise-card.ts';
import { redirectToBank, useBankAnswer } from './use-bank-answer.ts';

interface AddCardPageProps {
  slug: Slug;
  /** The page to which the guest returns (R4-32, R4-33). */
  back: 'order-confirmation' | undefined;
}

/** Adds a card to the reservation, which unlocks unpaid keys and pays a waiting order (R2-31, R7-46). */
export function AddCardPage({ slug, back }: AddCardPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { stay, property, zone } = useStay(slug);
  const closed = useAtTime((now) => closedBy(stay, now, zone));
  const order = usePendingOrder(slug)?.draft;
  const adding = useStayWrite(stay, (cause) => {
    if (!(cause instanceof BankOpensInNewTab)) reportFailure(cause);
  });
  const isDue = useAtTime((now) => isPaymentDue(stay, now));
  const next = back ? '/stay/order-confirmation' : isDue ? '/stay/access' : '/stay';
  const { cardFields } = useSettings().thirdParties;
  const used = stay.reservationCreditCard;
  // Without a usable card, or when something waits for one, the page is for adding; otherwise it lists the saved cards.
  const [isForm] = useState(
    () => back !== undefined || isDue || cardsOf(stay).length === 0 || (used !== null && isRefused(used)),
  );
  const title = isForm ? t`Add a card` : t`Saved cards`;
  useNamedPage(isForm ? undefined : title);

  // Both use the `next` of the click, because once the card is added no payment is due any more.
  const leave = (state = {}) => void navigate({ to: next, search: { slug }, state, replace: true });
  const afterwards = { onSuccess: () => leave() };
  const { stage, addConfirmedCard, forgetCard } = useBankAnswer(stay, adding, () => leave({ hasAddedCard: true }));
  const bankInNewTab = adding.error instanceof BankOpensInNewTab && stage === 'at-bank' ? adding.error : undefined;
  const trouble = adding.error instanceof CardRefused ? 'card-refused' : bankInNewTab ? undefined : adding.trouble;

  const addedElsewhere = useCardAddedElsewhere(stay, adding.isPending || adding.isSuccess || stage !== undefined);

  const head = (lead?: ReactNode) => <PageTitle lead={lead}>{title}</PageTitle>;
  if (closed !== null && !adding.isPending && !adding.isSuccess)
    return (
      <Page isNarrow>
        {head()}
        <StayClosed closed={closed} slug={slug} property={property}>
          {t`Your card was not added.`}
        </StayClosed>
      </Page>
    );
  const notNow = (
    <Link to={next} search={{ slug }} className={buttonClass('text')}>
      {back ? t`Back to your order` : t`Not now`}
    </Link>
  );
  const wayOn = (
    <Link to={next} search={{ slug }} className={buttonClass('quiet')}>
      {next === '/stay/access' ? t`Getting in` : back && order ? t`Back to your order` : t`Go to your stay`}
    </Link>
  );
  if (cardFields === undefined)
    return (
      <Page isNarrow>
        {head()}
        <Notice tone="info" heading={t`Cards cannot be added here`}>
          <Trans>Please call or message us: we will find another way to pay.</Trans>
        </Notice>
        <ContactWays property={property} />
        <div className="flex justify-center">{notNow}</div>
      </Page>
    );
  return (
    <Page isTask>
      {head(isForm && <Purpose back={back} isDue={isDue} />)}
      {used && isRefused(used) && (
        <Notice tone="warn" heading={t`Card is not authorised`}>
          <Trans>Your bank did not approve the card used for this stay. Please add a different one.</Trans>
        </Notice>
      )}
      {trouble === undefined && bankInNewTab === undefined && !adding.isPending && (
        <BankStatus stage={stage} addConfirmedCard={addConfirmedCard} isInOrder={back !== undefined} wayOn={wayOn} />
      )}
      {addedElsewhere && (
        <AddedElsewhere card={addedElsewhere}>
          <Link to={next} search={{ slug }} className={buttonClass('quiet')}>
            {back ? t`Back to your order` : t`Go to your stay`}
          </Link>
        </AddedElsewhere>
      )}
      <CardTask
        stay={stay}
        property={property}
        provider={cardFields}
        isFormFirst={isForm}
        isPending={adding.isPending}
        onSubmit={(card) => {
          forgetCard();
          adding.send(async () => addCard(await tokeniseCard(card, redirectToBank({ slug, back }))), afterwards);
        }}
        order={back && order}
        backLink={notNow}
      >
        {bankInNewTab && <OpenBankInNewTab href={bankInNewTab.href} onConfirmed={addConfirmedCard} />}
        {trouble && (
          <CardFailure
            trouble={trouble}
            isInOrder={back !== undefined}
            isAfterBank={stage !== undefined}
            onCheck={stage === 'sending' ? addConfirmedCard : () => adding.verify(afterwards)}
            onRetry={stage !== undefined && isUnsent(trouble) ? addConfirmedCard : undefined}
          />
        )}
      </CardTask>
      <LiveRegion text={adding.isPending ? t`Adding your card` : adding.isSuccess ? t`Your card was added` : ''} />
    </Page>
  );
}

function Purpose({ back, isDue }: { back: AddCardPageProps['back']; isDue: boolean }) {
  if (back)
    return <Trans>Your order is waiting for a card. Add one and you will go straight back to your order.</Trans>;
  if (isDue) return <Trans>You will get some of your keys after payment. Save a card to unlock them.</Trans>;
  return <Trans>A saved card is used for extras and services during your stay.</Trans>;
}

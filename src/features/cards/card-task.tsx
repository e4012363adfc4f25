import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';

import { productName } from '#components/messages/product-messages.ts';
import { DraftBreakdown } from '#components/products/draft-breakdown.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import type { ThirdParties } from '#config/settings.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { CardHead } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { SummaryColumns } from '#ui/page.tsx';

import type { TypedCard } from './tokenise-card.ts';
import { CardForm } from './card-form.tsx';
import { CardsOnFile } from './cards-on-file.tsx';
import { useCardFields } from './use-card-fields.ts';

interface CardTaskProps {
  stay: Stay;
  property: Property;
  provider: NonNullable<ThirdParties['cardFields']>;
  /** The page was opened to add a card; otherwise the saved cards come first. */
  isFormFirst: boolean;
  isPending: boolean;
  onSubmit: (card: TypedCard) => void;
  /** The order that waits for the card. */
  order: OrderDraft | undefined;
  backLink: ReactNode;
  /** Why the card was not added. */
  children: Elements;
}

/** The form with its button, beside the stay and the waiting order or beside the saved cards. */
export function CardTask(props: CardTaskProps) {
  const { stay, property, provider, isFormFirst, isPending, onSubmit, order, backLink, children } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const zone = property.timezone;
  const mounted = useCardFields({
    address: provider.address,
    merchantKey: property.pciProxyPublicKey ?? provider.merchantKey ?? '',
    onEnter: () => form.current?.requestSubmit(),
  });
  const saved = <CardsOnFile stay={stay} isNamed={!isFormFirst} />;
  const about = (
    <StaySummary stay={stay} property={property} isFirst>
      {order && (
        <>
          <p className="font-semibold">{productName(i18n, order)}</p>
          <DraftBreakdown draft={order} stay={stay} zone={zone} />
        </>
      )}
    </StaySummary>
  );
  // On wide screens a card; on a phone `contents`, so that its button can stay in view beyond the form.
  const adding = (
    <section
      aria-labelledby={isFormFirst ? undefined : 'form-title'}
      className="contents wide:flex wide:flex-col wide:gap-5 wide:rounded-card wide:bg-card wide:p-6 wide:shadow-card"
    >
      <div className="flex min-w-0 flex-col gap-3 rounded-card bg-card p-4.5 shadow-card wide:p-0 wide:shadow-none">
        {!isFormFirst && <CardHead id="form-title" title={t`Add another card`} />}
        <CardForm id={id} ref={form} mounted={mounted} zone={zone} onSubmit={onSubmit} />
        <p className="mt-1 flex gap-2.5 text-note text-soft">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Trans>
            Card number and CVV go straight to our payment provider and never pass through this app. We only get a
            masked number, so that you can tell your cards apart.
          </Trans>
        </p>
      </div>
      {children}
      <PinnedAction>
        <Button
          type="submit"
          form={id}
          isBusy={isPending}
          aria-disabled={mounted.state.status === 'unavailable' || undefined}
        >
          {isPending ? t`Adding your card` : t`Add this card`}
        </Button>
      </PinnedAction>
      <div className="-my-2 flex justify-center">{backLink}</div>
    </section>
  );
  if (isFormFirst)
    return (
      <SummaryColumns summary={about}>
        {adding}
        {saved}
      </SummaryColumns>
    );
  return (
    <SummaryColumns summary={adding}>
      {saved}
      {about}
    </SummaryColumns>
  );
}

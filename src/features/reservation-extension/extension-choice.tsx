import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { whenMessage, itemPriceMessage } from '#components/messages/product-messages.ts';
import { nightsMessage } from '#components/messages/place-messages.ts';
import { useStartOrder } from '#components/order/start-order.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { Summary } from '#components/task/summary.tsx';
import { extensionDates, extensionOf, EXTENSIONS } from '#domain/extension/extension-request.ts';
import type { Extension, ExtensionOffer } from '#domain/extension/extension-request.ts';
import { draftOf, draftPrice } from '#domain/order/draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { readDraft } from '#session/pending-order.ts';
import { Button } from '#ui/button.tsx';
import { Breakdown } from '#ui/definition-list.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { NightsScene } from '#ui/illustrations/time-scenes.tsx';
import { Notice } from '#ui/notice.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { SummaryColumns } from '#ui/page.tsx';

interface ExtensionChoiceProps {
  offer: Extract<ExtensionOffer, { state: 'offered' }>;
  stay: Stay;
  property: Property;
  /** The other way to more nights; the button stays in view over it, too. */
  below: ReactNode;
  /** What is booked now. */
  children: ReactNode;
}

/**
 * The choice of how many nights, which leads to the request; nothing is sent here (R2-143). For more than two nights the
 * guest can also contact support (R9-47).
 */
export function ExtensionChoice({ offer, stay, property, below, children }: ExtensionChoiceProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const startOrder = useStartOrder(stay.slug);
  const zone = property.timezone;
  const [chosen, setChosen] = useState<Extension>(() => {
    const before = readDraft(stay.slug, offer.product.id);
    return (before && extensionOf(before, zone)) ?? 1;
  });
  const form = useId();
  const draft = draftOf(offer.product, extensionDates(offer.endDate, chosen, zone));
  const { type, currency } = offer.product;
  const price = draftPrice(draft, stay, zone)?.total ?? 0;
  const nights = <NightsScene nights={chosen === 'more' ? undefined : chosen} />;
  return (
    <SummaryColumns
      below={below}
      summary={
        <Summary
          picture={nights}
          action={
            <PinnedAction>
              <Breakdown
                lines={[]}
                total={{
                  label: chosen === 'more' ? t`More than 2 nights` : i18n._(nightsMessage(chosen)),
                  amount: itemPriceMessage(i18n, format, { type, price, currencyCode: currency }),
                }}
              />
              <Button type="submit" form={form}>{t`Continue`}</Button>
            </PinnedAction>
          }
        />
      }
    >
      <Card isFlush>
        <div className="arrives aspect-7/3 overflow-hidden wide:hidden">{nights}</div>
        <div className={cardPadding}>{children}</div>
      </Card>
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          startOrder(draft);
        }}
      >
        <ExtensionOptions endDate={offer.endDate} zone={zone} chosen={chosen} onChoose={setChosen} />
        {chosen === 'more' && (
          <Notice
            tone="info"
            role="status"
            heading={t`We will get in touch with you`}
            actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} chat="always" />}
          >
            {t`Send the request, and our team will find dates that suit you. Or talk to us right away.`}
          </Notice>
        )}
      </form>
    </SummaryColumns>
  );
}

interface ExtensionOptionsProps {
  /** The end of the stay to which the nights are added. */
  endDate: Instant | null;
  zone: ZoneId;
  chosen?: Extension | undefined;
  onChoose?: ((extension: Extension) => void) | undefined;
  /** Why none can be chosen. */
  unavailable?: string | undefined;
}

/** 1 night, 2 nights, more than 2 nights, each with the new end of the stay (R9-23, R9-47). */
export function ExtensionOptions({ endDate, zone, chosen, onChoose, unavailable }: ExtensionOptionsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const name = useId();
  const until = (extension: Extension) => {
    if (extension === 'more') return t`We will find dates that suit you`;
    const end = endDate === null ? null : extensionDates(endDate, extension, zone).consumptionEndDate;
    return whenMessage(i18n, format, { consumptionDate: null, consumptionEndDate: end }, zone);
  };
  return (
    <ChoiceGroup legend={t`How much longer would you like to stay?`}>
      {EXTENSIONS.map((extension) => (
        <Choice
          key={extension}
          name={name}
          value={extension}
          label={extension === 'more' ? t`More than 2 nights` : i18n._(nightsMessage(extension))}
          detail={until(extension)}
          unavailable={unavailable}
          checked={extension === chosen}
          onChange={() => onChoose?.(extension)}
        />
      ))}
    </ChoiceGroup>
  );
}

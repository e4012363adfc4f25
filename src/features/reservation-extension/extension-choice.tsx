import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { ContinueButton } from '#blocks/products/continue-button.tsx';
import { useStartOrder } from '#blocks/products/use-start-order.ts';
import { SupportChannels } from '#blocks/support-channels.tsx';
import { extensionDates } from '#domain/extension/extension-request.ts';
import type { Extension, ExtensionOffer } from '#domain/extension/extension-request.ts';
import { draftOf } from '#domain/order/order-draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Notice } from '#ui/notice.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { ExtensionOptions } from './extension-options.tsx';

interface ExtensionChoiceProps {
  offer: Extract<ExtensionOffer, { state: 'offered' }>;
  stay: Stay;
  property: Property;
}

/**
 * The choice of how many nights, which leads to the request; nothing is sent here (R2-143). For more nights there are
 * people to talk to (R9-47).
 */
export function ExtensionChoice({ offer, stay, property }: ExtensionChoiceProps) {
  const { t } = useLingui();
  const startOrder = useStartOrder(stay.slug);
  const [chosen, setChosen] = useState<Extension>(1);
  const zone = property.timezone;
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        startOrder(draftOf(offer.product, extensionDates(offer.endDate, chosen, zone)));
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
          {t`Send the request, and our team will find the dates with you. Or talk to us right away.`}
        </Notice>
      )}
      <PinnedAction>
        <div className="flex flex-col gap-2.5 wide:flex-row wide:items-center">
          <ContinueButton type="submit" className="wide:min-w-48" price={undefined} />
          <p className="text-center text-note text-soft">{t`You confirm on the next step.`}</p>
        </div>
      </PinnedAction>
    </form>
  );
}

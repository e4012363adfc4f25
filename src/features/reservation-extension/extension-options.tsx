import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { whenMessage } from '#components/messages/order-messages.ts';
import { nightsMessage } from '#components/messages/unit-messages.ts';
import { extensionDates, EXTENSIONS } from '#domain/extension/extension-request.ts';
import type { Extension } from '#domain/extension/extension-request.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';

interface ExtensionOptionsProps {
  /** The end that the nights are added to. */
  endDate: Instant | null;
  zone: ZoneId;
  chosen?: Extension | undefined;
  onChoose?: ((extension: Extension) => void) | undefined;
  /** Why none can be chosen. */
  unavailable?: string | undefined;
}

/** 1 night, 2 nights, more than 2 nights, and until when that is (R9-23, R9-47). */
export function ExtensionOptions({ endDate, zone, chosen, onChoose, unavailable }: ExtensionOptionsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const name = useId();
  const until = (extension: Extension) => {
    if (extension === 'more') return t`We will find the dates with you`;
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

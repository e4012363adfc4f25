import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { isSupportOpen } from '#domain/support/support-hours.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/**
 * Phone and WhatsApp of the property with their hours. The number is shown for use on another phone, and bold only
 * while support answers (R1-22, R9-16, R9-45).
 */
export function CallCard({ property: { phone, whatsappNumber } }: { property: Property }) {
  const { t } = useLingui();
  const isOpen = useAtTime(isSupportOpen);
  return (
    <Card as="section" aria-labelledby="call-title">
      <CardHead id="call-title" title={t({ message: 'Call or write', comment: 'Phone and WhatsApp of support' })} />
      {phone !== null && (
        <p translate="no" className={cx('text-lead tabular-nums', isOpen ? 'font-semibold' : 'text-soft')}>
          {phone}
        </p>
      )}
      {phone === null && whatsappNumber === null && <p>{t`You will find our number in your booking confirmation.`}</p>}
      <SupportChannels phone={phone} whatsappNumber={whatsappNumber} chat="elsewhere" />
    </Card>
  );
}

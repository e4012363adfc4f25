import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

import { isSupportOpen } from '#domain/support/support-hours.ts';
import { useAtTime } from '#lib/clock.ts';
import { normalisePhone } from '#lib/phone.ts';
import { buttonClass } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';

interface SupportChannelsProps {
  phone: string | null;
  whatsappNumber: string | null;
  /** A further way beside the two: a link of the same look. */
  children?: ReactNode;
}

/** Phone and WhatsApp of the property with their hours, and whether support answers now (R1-22, R9-45). */
export function SupportChannels({ phone, whatsappNumber, children }: SupportChannelsProps) {
  const { t } = useLingui();
  const isOpen = useAtTime(isSupportOpen);
  if (phone === null && whatsappNumber === null) return children;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Pill tone={isOpen ? 'good' : 'info'}>{isOpen ? t`Open now` : t`Closed right now`}</Pill>
        <span className="text-note text-soft">
          <Trans comment="Opening hours of phone and WhatsApp support, exact">07:00 to 02:00 GMT+2</Trans>
        </span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-2">
        {phone !== null && (
          <a href={`tel:${normalisePhone(phone)}`} className={buttonClass('quiet')}>
            <Phone aria-hidden className="size-4.5" />
            {t`Call us`}
          </a>
        )}
        {whatsappNumber !== null && (
          <a
            href={`https://wa.me/${normalisePhone(whatsappNumber).replace('+', '')}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('quiet')}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            WhatsApp
          </a>
        )}
        {children}
      </div>
    </div>
  );
}

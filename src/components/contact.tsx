import { useLingui } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';

import { useSettings } from '#config/settings.ts';
import { telHref, isSupportOpen } from '#domain/support/support.ts';
import { useAtTime } from '#lib/use-time.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Property } from '#domain/property/property.ts';

import { SupportChannels } from './support-channels.tsx';
import type { ChannelsProps } from './support-channels.tsx';

interface ContactWaysProps extends Pick<ChannelsProps, 'chat' | 'isMain' | 'children'> {
  /** Without it, the brand's own numbers are used. */
  property?: Pick<Property, 'phone' | 'whatsappNumber'> | undefined;
}

/** Phone and WhatsApp of the property, or of the brand where no property is known (R8-51). */
export function ContactWays({ property, ...rest }: ContactWaysProps) {
  const { brand } = useSettings();
  const { phone, whatsappNumber } = property ?? brand.support;
  return <SupportChannels phone={phone} whatsappNumber={whatsappNumber} {...rest} />;
}

/** Contact for a page without a stay; help and chat belong to a stay (R2-119). */
export function NeedHelp() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="need-help-title" className="flex flex-col gap-3">
      <h2 id="need-help-title" className="text-lead">{t`Need help?`}</h2>
      <ContactWays />
    </section>
  );
}

/** For a guest who is stuck: a button to call, or all channels while nobody answers the phone. */
export function CallFirst({ property, isMain = false }: Pick<ContactWaysProps, 'property' | 'isMain'>) {
  const { t } = useLingui();
  const { brand } = useSettings();
  const isOpen = useAtTime((now) => isSupportOpen(brand.supportTimes, now));
  const { phone, whatsappNumber } = property ?? brand.support;
  const href = telHref(phone);
  if (phone === null && whatsappNumber === null)
    return <p className="text-body">{t`You will find our number in your booking confirmation.`}</p>;
  if (!isOpen || !href) return <ContactWays property={property} isMain={isMain} />;
  return (
    <a href={href} className={buttonClass(isMain ? 'primary' : 'quiet', 'print:flex-wrap')}>
      <Phone aria-hidden className="size-4.5 shrink-0" />
      <span>{t`Call us`}</span>
      <span translate="no" className="hidden whitespace-nowrap print:inline">
        {phone}
      </span>
    </a>
  );
}

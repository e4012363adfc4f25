import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useSettings } from '#config/settings.tsx';
import type { Property } from '#domain/property/property.ts';

import { SupportChannels } from './support-channels.tsx';

interface ContactWaysProps {
  /** Without a property the buttons carry the brand's own numbers. */
  property?: Pick<Property, 'phone' | 'whatsappNumber'> | undefined;
  /** A further way beside the two: a link of the same look. */
  children?: ReactNode;
}

/** Phone and WhatsApp of the property, or of the brand where no property is known (R8-51). */
export function ContactWays({ property, children }: ContactWaysProps) {
  const { brand } = useSettings();
  const { phone, whatsappNumber } = property ?? brand.support;
  return (
    <SupportChannels phone={phone} whatsappNumber={whatsappNumber}>
      {children}
    </SupportChannels>
  );
}

/** The brand's people, on a page that knows no stay: help and chat belong to a stay (R2-119). */
export function NeedHelp() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="need-help-title" className="flex max-w-160 flex-col gap-3">
      <h2 id="need-help-title" className="text-[1.0625rem]">{t`Need help?`}</h2>
      <ContactWays />
    </section>
  );
}

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

import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';

import type { ChannelsProps } from './support-channels.tsx';
import { SupportChannels } from './support-channels.tsx';

interface ContactWaysProps extends Pick<ChannelsProps, 'chat' | 'isMain' | 'children'> {
  /** Without a property the buttons carry the brand's own numbers. */
  property?: Pick<Property, 'phone' | 'whatsappNumber'> | undefined;
}

/** Phone and WhatsApp of the property, or of the brand where no property is known (R8-51). */
export function ContactWays({ property, ...rest }: ContactWaysProps) {
  const { brand } = useSettings();
  const { phone, whatsappNumber } = property ?? brand.support;
  return <SupportChannels phone={phone} whatsappNumber={whatsappNumber} {...rest} />;
}

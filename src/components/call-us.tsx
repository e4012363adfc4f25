import type { ReactNode } from 'react';

import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';
import { normalisePhone } from '#domain/check-in/phone.ts';

interface CallUsProps {
  /** Without it the number is the brand's own. */
  property: Pick<Property, 'phone'> | undefined;
  /** The end of a sentence that asks the guest to call. */
  children?: ReactNode;
}

/** A text that asks for a call makes the call; without a number it stays a text. */
export function CallUs({ property, children }: CallUsProps) {
  const { brand } = useSettings();
  const { phone } = property ?? brand.support;
  return phone ? (
    <a href={`tel:${normalisePhone(phone)}`} className="underline underline-offset-3">
      {children}
    </a>
  ) : (
    children
  );
}

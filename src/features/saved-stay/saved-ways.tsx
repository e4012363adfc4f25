import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';

import type { Property } from '#domain/property/property.ts';
import { normalisePhone } from '#lib/phone.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/** Asking the server once more; the kept stay stays until it answers. */
export interface Trial {
  isTrying: boolean;
  onTry: () => void;
}

/** Asks the server once more. */
export function TryButton({ isTrying, onTry }: Trial) {
  const { t } = useLingui();
  return <Button look="quiet" busy={isTrying} onClick={onTry}>{t`Try again`}</Button>;
}

/** Calls the property. Alone in its row, the button has room for the number. */
export function CallButton({ phone, hasNumber = false }: Pick<Property, 'phone'> & { hasNumber?: boolean }) {
  const { t } = useLingui();
  if (phone === null) return null;
  return (
    <a href={`tel:${normalisePhone(phone)}`} className={buttonClass('quiet', 'flex-wrap')}>
      <Phone aria-hidden className="size-4.5" />
      {t`Call us`} {hasNumber && <span className="whitespace-nowrap">{phone}</span>}
    </a>
  );
}

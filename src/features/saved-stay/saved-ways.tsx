import { useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';

import type { Property } from '#domain/property/property.ts';
import { normalisePhone } from '#domain/check-in/phone.ts';
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

/** Leaves a message while the team does not answer the phone. */
export function WriteButton({ number }: { number: string }) {
  const { t } = useLingui();
  return (
    <a
      href={`https://wa.me/${normalisePhone(number).replace('+', '')}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('quiet')}
    >
      <MessageCircle aria-hidden className="size-4.5" />
      {t({ message: 'Write on WhatsApp', comment: 'Leaves a message while support is closed' })}
    </a>
  );
}

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { useSettings } from '#config/settings.tsx';
import { normalisePhone } from '#lib/phone.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button.tsx';

const link = (href: string, words: string, look: ButtonLook = 'quiet') => (
  <a href={href} className={buttonClass(look, 'wide:self-start')}>
    {words}
  </a>
);

/**
 * What the guest sees when the failure page fails, too (R8-55). It needs no format, answer, route or further file. Its
 * texts are in the first catalogue.
 */
export function LastHelp() {
  const { brand } = useSettings();
  const { phone, whatsappNumber } = brand.support;
  return (
    <main className="page-frame">
      <BrandMark brand={brand.id} name={brand.name} />
      <h1>{i18n._(msg`Something went wrong`)}</h1>
      <p>{i18n._(msg`We could not show this page`)}</p>
      {/* An empty address loads the page again, whatever it is. */}
      {link('', i18n._(msg`Try again`), 'primary')}
      {link(`tel:${normalisePhone(phone)}`, phone)}
      {link(`https://wa.me/${normalisePhone(whatsappNumber).replace('+', '')}`, 'WhatsApp')}
    </main>
  );
}

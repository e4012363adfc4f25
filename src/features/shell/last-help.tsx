import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';

import type { Brand } from '#config/brand.ts';
import { normalisePhone } from '#lib/phone.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/**
 * What the guest sees when the failure page fails, too. It needs no format, answer, route or further file, and its
 * words are in the first catalogue (R8-55).
 */
export function LastHelp({ brand }: { brand: Brand }) {
  const { phone, whatsappNumber } = brand.support;
  // The router's pages have gone: only a load shows the page before.
  useEffect(() => {
    const load = () => window.location.reload();
    addEventListener('popstate', load);
    return () => removeEventListener('popstate', load);
  }, []);
  return (
    <main className="p-5 wide:px-10">
      <BrandMark brand={brand.id} name={brand.name} />
      <Page width="text">
        <PageTitle lead={i18n._(msg`We could not show this page`)}>{i18n._(msg`Something went wrong`)}</PageTitle>
        <a href={window.location.pathname + window.location.search} className={buttonClass()}>
          {i18n._(msg`Try again`)}
        </a>
        <h2>{i18n._(msg({ message: 'Call or write', comment: 'Phone and WhatsApp of support' }))}</h2>
        <a href={`tel:${normalisePhone(phone)}`} className={buttonClass('quiet')}>
          {phone}
        </a>
        <a href={`https://wa.me/${normalisePhone(whatsappNumber).replace('+', '')}`} className={buttonClass('quiet')}>
          WhatsApp
        </a>
      </Page>
    </main>
  );
}

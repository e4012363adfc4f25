import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { useSettings } from '#config/settings.ts';
import { telHref } from '#domain/support/support.ts';
import { buttonClass } from '#ui/button.tsx';

/** Loads the page again, whatever its address is. */
const SAME_ADDRESS = '';

/**
 * What the guest sees when the failure page fails, too (R8-55). It needs no format, response, route or further file. Its
 * texts are in the first catalog.
 */
export function LastHelp() {
  const { phone } = useSettings().brand.support;
  return (
    <main className="page-frame">
      <h1>{i18n._(msg`We could not show this page`)}</h1>
      <a href={SAME_ADDRESS} className={buttonClass()}>
        {i18n._(msg`Try again`)}
      </a>
      {phone && <a href={telHref(phone)}>{phone}</a>}
    </main>
  );
}

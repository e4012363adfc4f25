import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { buttonClass } from '#ui/button.tsx';

import { CallOnly } from './page-failure.tsx';

/** Loads the page again, whatever its address is. */
const SAME_ADDRESS = '';

/**
 * What the guest sees when the failure page fails, too (R8-55). It needs no format, answer, route or further file. Its
 * texts are in the first catalogue.
 */
export function LastHelp() {
  return (
    <main className="page-frame">
      <h1>{i18n._(msg`We could not show this page`)}</h1>
      <a href={SAME_ADDRESS} className={buttonClass()}>
        {i18n._(msg`Try again`)}
      </a>
      <CallOnly />
    </main>
  );
}

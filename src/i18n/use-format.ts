import { useLingui } from '@lingui/react';

import { formattersOf } from './format.ts';
import type { Formatters } from './format.ts';

/** Formatters of the active language; the component renders again when the language changes. */
export function useFormat(): Formatters {
  const { i18n } = useLingui();
  return formattersOf(i18n.locale);
}

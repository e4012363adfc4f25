import { useLingui } from '@lingui/react';

import { formattersOf } from './format.ts';
import type { Formatters } from './format.ts';

/** The formatters of the active language; re-renders when the language changes. */
export function useFormat(): Formatters {
  const { i18n } = useLingui();
  return formattersOf(i18n.locale);
}

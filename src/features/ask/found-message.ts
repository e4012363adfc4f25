import type { MessageDescriptor } from '@lingui/core';

import { msg, plural } from '@lingui/core/macro';

/** How many articles a search has found. */
export const foundMessage = (found: number): MessageDescriptor =>
  msg({ message: plural(found, { 0: 'No answer found', one: '# answer found', other: '# answers found' }) });

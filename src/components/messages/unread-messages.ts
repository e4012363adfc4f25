import type { MessageDescriptor } from '@lingui/core';

import { msg, plural } from '@lingui/core/macro';

/** The text for the number of waiting messages (R2-73). */
export const unreadMessage = (count: number): MessageDescriptor =>
  msg({ message: plural(count, { one: '# unread message', other: '# unread messages' }) });

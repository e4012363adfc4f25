import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { Brand } from '#config/settings.ts';

/** The name of the help page: after Bob, or plain help (R2-24, R2-149). */
export const askName = ({ mentionsBob }: Brand): MessageDescriptor =>
  mentionsBob
    ? msg({ message: 'Ask Bob', comment: 'Navigation item, page title and button: Bob is the name of support' })
    : msg({ message: 'Help', context: 'navigation', comment: 'A noun' });

/** What a button or link to the chat says (R2-102, R2-149). */
export const chatName = (brand: Brand): MessageDescriptor => (brand.mentionsBob ? askName(brand) : msg`Chat with us`);

/** The text for the number of waiting messages (R2-73). */
export const unreadMessage = (count: number): MessageDescriptor =>
  msg({ message: plural(count, { one: '# unread message', other: '# unread messages' }) });

import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { Brand } from '#config/brand.ts';

/** The name of the help page: after Bob, or plain help (R2-24, R2-149). */
export const askName = ({ mentionsBob }: Brand): MessageDescriptor =>
  mentionsBob
    ? msg({ message: 'Ask Bob', comment: 'Navigation item, page title and button: Bob is the name of support' })
    : msg({ message: 'Help', context: 'navigation', comment: 'A noun' });

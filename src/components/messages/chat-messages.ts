import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { Brand } from '#config/brand.ts';

import { askName } from './ask-messages.ts';

/** What a button or link to the chat says (R2-102, R2-149). */
export const chatName = (brand: Brand): MessageDescriptor => (brand.mentionsBob ? askName(brand) : msg`Chat with us`);

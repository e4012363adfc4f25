import { stopChat } from '#data/chat.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { forgetChatOpened, storeChatOpened, noteChatOpened, isAllowed, onChoice } from '#session/privacy-choice.ts';
import { onStorageCleared } from '#session/on-device.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { onLogout } from '#session/login.ts';

function endChat(): void {
  stopChat();
  forgetChatOpened();
}

/**
 * Ends the chat on logout, on any page (R7-99), when this device forgets the stay, and when the guest withdraws the
 * permission.
 */
export function endChatWithLogin(): void {
  let wasAllowed = isAllowed('messenger');
  onLogout(endChat);
  onStorageCleared((reason) => {
    if (reason === 'forget' || reason === 'everything') endChat();
  });
  onChoice(() => {
    const isNow = isAllowed('messenger');
    if (isNow) storeChatOpened();
    // A chat that was opened without that permission continues.
    else if (wasAllowed) endChat();
    wasAllowed = isNow;
  });
}

/**
 * Called when the guest has opened the chat: it then runs on all pages of that stay (R2-73), unless another one is
 * open.
 */
export function chatWasOpened(slug: Slug | undefined): void {
  if (slug === undefined || (readCurrentStay() ?? slug) !== slug) return;
  noteChatOpened(slug);
  if (isAllowed('messenger')) storeChatOpened();
}

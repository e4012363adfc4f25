import { useLingui } from '@lingui/react/macro';

import { closeSimulatedChat, useSimulatedChat } from '#data/simulated-messenger.ts';
import { Sheet } from '#ui/sheet.tsx';

/** What the simulated messenger shows in place of the chat, in development. */
export function SimulatedChat() {
  const { t } = useLingui();
  return (
    <Sheet isOpen={useSimulatedChat()} onClose={closeSimulatedChat} title={t`A simulated chat`} closeLabel={t`Close`}>
      <p>{t`This window stands in for the chat and reaches nobody. Where the app is deployed, the conversation with support opens here.`}</p>
    </Sheet>
  );
}

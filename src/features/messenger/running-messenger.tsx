import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useSettings } from '#config/settings.ts';
import { startChat, readChatGuest } from '#data/chat.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useIsLoggedIn } from '#session/login.ts';

/** Runs the messenger as the guest of the stay, or as the member who is logged in; renders nothing (R7-84, R7-99). */
export function RunningMessenger({ slug }: { slug: Slug }) {
  const settings = useSettings();
  const queryClient = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    let isOver = false;
    void (async () => {
      try {
        const guest = await readChatGuest(queryClient, slug, isLoggedIn);
        if (!isOver) await startChat(settings, guest);
      } catch {
        // Without a stay or a messenger the chat's button shows the failure.
      }
    })();
    return () => {
      isOver = true;
    };
  }, [settings, queryClient, slug, isLoggedIn]);
  return null;
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Suspense } from 'react';

import { chatWasOpened } from '#components/chat-life.ts';
import { chatName } from '#components/support-channels.tsx';
import { SUPPORT_CHAT_MINUTES } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import { openChat, readChatGuest, useUnreadMessages } from '#data/chat.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useIsMounted } from '#lib/async-hooks.ts';
import { cx } from '#lib/cx.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { useIsAllowed, useIsChatOpened } from '#session/privacy-choice.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { Button } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';

const SimulatedChat = lazyOptional(() => import('./simulated-chat.tsx').then((file) => file.SimulatedChat));

/** The way into the chat, the unread messages, and how soon support answers (R2-102, R2-73, R9-17). */
export function ChatCard({ slug, property }: { slug: Slug; property: Property }) {
  const { t, i18n } = useLingui();
  const settings = useSettings();
  const { brand, environment, thirdParties } = settings;
  const queryClient = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const unread = useUnreadMessages();
  const mayPoll = useIsAllowed('messenger');
  const isOpened = useIsChatOpened(slug);
  const name = i18n._(chatName(brand));
  // A chat that opens late must not cover another page: that may be the doors.
  const isMounted = useIsMounted();
  const open = useMutation({
    mutationFn: async () => {
      const guest = await readChatGuest(queryClient, slug, isLoggedIn);
      if (await openChat(settings, guest, name, isMounted)) chatWasOpened(slug);
    },
    onError: (error) => reportFailure(error),
  });
  if (!thirdParties.messenger) return <NoChat />;
  const read = t({
    message: plural(unread, { one: 'Read # message', other: 'Read # messages' }),
    comment: 'Button to the chat while messages are unread',
  });
  return (
    <Card as="section" aria-labelledby="chat-title">
      <CardHead id="chat-title" title={t({ message: 'Chat', comment: 'Heading: live chat with support' })} />
      {!open.isError && (
        <p>
          {t({
            message: plural(SUPPORT_CHAT_MINUTES, {
              one: 'Usually replies within # minute',
              other: 'Usually replies within # minutes',
            }),
          })}
        </p>
      )}
      {/* The failure is added around the button, which stays mounted and keeps the focus. */}
      <div className={cx('flex flex-col gap-3', open.isError && 'rounded-tile bg-warn-tint p-4.5')}>
        {open.isError && <ChatUnavailable property={property} />}
        {/* After a failure the phone numbers below are the better choice, so the button is no longer primary. */}
        <Button
          look={open.isError ? 'quiet' : 'primary'}
          isBusy={open.isPending}
          onClick={() => open.mutate()}
          className="wide:self-start"
        >
          {(open.isIdle || open.isSuccess) && <MessageCircle aria-hidden className="size-5" />}
          <span>{open.isPending ? t`Opening the chat` : open.isError ? t`Try again` : unread > 0 ? read : name}</span>
        </Button>
      </div>
      {/* Without the consent the number of unread messages is not requested before the chat is opened. */}
      {open.isIdle && !mayPoll && !isOpened && (
        <p className="text-note text-pretty text-soft">{t`Waiting for an answer from us? Open the chat to see new messages.`}</p>
      )}
      {environment === 'development' && (
        <Suspense fallback={null}>
          <SimulatedChat />
        </Suspense>
      )}
    </Card>
  );
}

/** The operator has no chat. */
function NoChat() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="chat-title">
      <CardHead id="chat-title" title={t({ message: 'Chat', comment: 'Heading: live chat with support' })} />
      <p>{t`Chat is not available here. Please call or message us.`}</p>
    </Card>
  );
}

/** The chat is blocked or does not answer: suggests a retry or a call (R1-21, R1-22). */
function ChatUnavailable({ property: { phone, whatsappNumber } }: { property: Property }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="flex gap-3">
      <TriangleAlert aria-hidden strokeWidth={1.9} className="size-5.5 shrink-0 text-warn" />
      <div className="flex min-w-0 flex-col gap-1">
        <h3>{t`The chat will not open`}</h3>
        <p className="text-body text-pretty">
          {phone === null && whatsappNumber === null
            ? t`Please try again in a moment.`
            : t`Please try again, or call or message us: our numbers are right below.`}
        </p>
      </div>
    </div>
  );
}

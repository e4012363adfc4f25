import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { useSettings } from '#config/settings.ts';
import type { Brand } from '#config/settings.ts';
import { telHref, whatsAppHref, isSupportOpen, supportHoursFor } from '#domain/support/support.ts';
import { asSlug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { deviceZone, withoutName } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { SPACE } from '#ui/elements.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Pill } from '#ui/pill.tsx';

import { Link } from './link.tsx';

export interface ChannelsProps {
  phone: string | null;
  whatsappNumber: string | null;
  /** When to show a link to the chat; `elsewhere` if the page already has one. */
  chat?: 'when-closed' | 'always' | 'elsewhere' | undefined;
  /** Calling is the main action: a filled button while support is open. */
  isMain?: boolean | undefined;
  /** An additional button with the same look. */
  children?: Elements;
}

/**
 * Phone and WhatsApp with their hours (R1-22, R9-45), in one layout: whether somebody answers, then a button for each way.
 * The channel that is answered now comes first: while support is closed, the chat, then a message. The call button is
 * filled only if it is the main action, because the surrounding card may contain a filled button. Numbers that cannot
 * be dialled are shown as text.
 */
export function SupportChannels({
  phone,
  whatsappNumber,
  chat = 'when-closed',
  isMain = false,
  children,
}: ChannelsProps) {
  const { t } = useLingui();
  const { supportTimes } = useSettings().brand;
  const isOpen = useAtTime((now) => isSupportOpen(supportTimes, now));
  if (phone === null && whatsappNumber === null) return children;
  const tel = telHref(phone);
  const wa = whatsAppHref(whatsappNumber);
  const call = tel ? (
    <a href={tel} className={buttonClass(isOpen && isMain ? 'primary' : 'quiet', 'print:flex-wrap')}>
      <Phone aria-hidden className="size-4.5" />
      <span>{t`Call us`}</span>
      <OnPaper number={phone} />
    </a>
  ) : (
    <AsWritten icon={Phone} text={phone} />
  );
  const write = wa ? (
    <a href={wa} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet', 'print:flex-wrap')}>
      <MessageCircle aria-hidden className="size-4.5" />
      <span>WhatsApp</span>
      <OnPaper number={whatsappNumber} />
    </a>
  ) : (
    <AsWritten icon={MessageCircle} text={whatsappNumber}>
      <span>WhatsApp</span>
    </AsWritten>
  );
  return (
    <div className="flex w-full flex-col gap-3">
      <Hours isOpen={isOpen} />
      {/* Two in a row if 'WhatsApp' fits. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(9rem,40%),100%),1fr))] gap-2">
        {isOpen ? (
          <>
            {call}
            {write}
            {chat === 'always' && <ToChat />}
            {children}
          </>
        ) : (
          <>
            {chat !== 'elsewhere' && <ToChat />}
            {children}
            {write}
            {call}
          </>
        )}
      </div>
    </div>
  );
}

interface AsWrittenProps {
  icon: LucideIcon;
  text: string | null;
  /** The name of the channel. */
  children?: Elements;
}

/** The property's text for a channel that cannot be linked. */
export const AsWritten = ({ icon: Icon, text, children }: AsWrittenProps): ReactNode =>
  text && (
    <p className="flex min-w-0 items-center gap-2 py-2 text-body text-ink">
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {children}
      <span translate="no" className="min-w-0 wrap-anywhere">
        {text}
      </span>
    </p>
  );

/** The number itself, on printed pages only. */
const OnPaper = ({ number }: { number: string | null }): ReactNode => (
  <span translate="no" className="hidden whitespace-nowrap print:inline">
    {number}
  </span>
);

/** The hours on the clock of support. */
const TheirHours = ({ times: [from, to, offset] }: { times: readonly [string, string, string] }) => (
  <Trans comment="Opening hours of phone and WhatsApp support on its own clock, e.g. '07:00 to 02:00 GMT+2'">
    {from} to {to} {offset}
  </Trans>
);

/**
 * Whether support is open, or when it will be; then the hours, first in the guest's zone if that differs (R1-22,
 * R9-45).
 */
function Hours({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { supportTimes } = useSettings().brand;
  const { isSameClock, wait, theirs, mine } = useAtTime((now) => {
    const hours = supportHoursFor(supportTimes, now, deviceZone());
    const on = (zone: ZoneId) => [format.time(hours.from, zone), format.time(hours.to, zone)] as const;
    return {
      isSameClock: hours.isSameClock,
      theirs: [...on(withoutName(supportTimes.zone)), hours.offset] as const,
      mine: on(deviceZone()),
      wait: format.duration(hours.opensInMs ?? 0),
    };
  });
  const [from, to] = mine;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body text-ink">
      <Pill tone={isOpen ? 'good' : 'info'}>{isOpen ? t`We are here now` : t`Closed right now`}</Pill>
      {!isOpen && (
        <span>
          {` ${t({ message: `We open again in ${wait}`, comment: "Phone and WhatsApp are closed, e.g. '… in 5 hr'" })}`}
        </span>
      )}
      {!isSameClock && (
        <span>
          {` ${t({
            message: `${from} to ${to} your time`,
            comment: "Opening hours of support on the guest's clock, e.g. '05:00 to 00:00 on your clock'",
          })}`}
        </span>
      )}
      <span className="text-note text-soft">
        {SPACE}
        <TheirHours times={theirs} />
      </span>
    </p>
  );
}

/** A link to the chat on the stay's help page; none without a stay (R2-119). */
function ToChat(): ReactNode {
  const { i18n } = useLingui();
  const { brand, thirdParties } = useSettings();
  const slug = asSlug(useSearch({ strict: false }).slug);
  if (slug === undefined || !thirdParties.messenger) return null;
  return (
    <Link to="/stay/ask" search={{ slug }} className={buttonClass('quiet')}>
      <MessagesSquare aria-hidden className="size-4.5" />
      <span>{i18n._(chatName(brand))}</span>
    </Link>
  );
}

/** The name of the help page: after the helper, such as Bob, or plain help (R2-24, R2-149). */
export const askName = ({ helper }: Brand): MessageDescriptor =>
  helper === undefined
    ? msg({ message: 'Help', context: 'navigation', comment: 'A noun' })
    : msg({
        message: `Ask ${helper}`,
        comment: 'Navigation item, page title and button: {helper} is the name of support, by default Bob',
      });

/** What a button or link to the chat says (R2-102, R2-149). */
export const chatName = (brand: Brand): MessageDescriptor =>
  brand.helper === undefined ? msg`Chat with us` : askName(brand);

/** The text for the number of waiting messages (R2-73). */
export const unreadMessage = (count: number): MessageDescriptor =>
  msg({ message: plural(count, { one: '# unread message', other: '# unread messages' }) });

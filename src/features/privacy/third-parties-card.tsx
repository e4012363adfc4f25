import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import Compass from 'lucide-react/icons/compass';
import CreditCard from 'lucide-react/icons/credit-card';
import Images from 'lucide-react/icons/images';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { LucideIcon } from 'lucide-react';

import { useSettings } from '#config/settings.ts';
import { THIRD_PARTIES } from '#config/third-parties.ts';
import type { SentData, ThirdParty } from '#config/third-parties.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { wholeWords } from '#ui/headline.tsx';

const PARTY_ICONS: Readonly<Record<ThirdParty['id'], LucideIcon>> = {
  analytics: ChartColumn,
  messenger: MessageCircle,
  'error-reports': TriangleAlert,
  'card-provider': CreditCard,
  'bot-challenge': ShieldCheck,
  plan: Compass,
  pictures: Images,
};

/** What a third party is for, and when it is used. */
interface PartyMessages {
  /** What it does for guests; it is the whole heading where no company is named. */
  readonly name: MessageDescriptor;
  readonly why: MessageDescriptor;
  readonly when: MessageDescriptor;
}

const PARTY_MESSAGES: Readonly<Record<ThirdParty['id'], PartyMessages>> = {
  analytics: {
    name: msg`Statistics`,
    why: msg`Counts which pages and extras are used, so that we can improve the app.`,
    when: msg`Only if you allow statistics.`,
  },
  messenger: {
    name: msg`Chat`,
    why: msg`Carries the chat between you and our team.`,
    when: msg`When you open the chat, and then on every page if you allow that.`,
  },
  'error-reports': {
    name: msg`Error reports`,
    why: msg`Tells us what failed. The report may include an outline of the page, without any of the text.`,
    when: msg`When the app fails.`,
  },
  'card-provider': {
    name: msg`Card payments`,
    why: msg`Takes your card number, so that we never see the number.`,
    when: msg`When you add a card.`,
  },
  'bot-challenge': {
    name: msg`Sign-in protection`,
    why: msg`Stops bots from requesting sign-in codes.`,
    when: msg`When you ask for a sign-in code.`,
  },
  plan: {
    name: msg`Our travel planning partner`,
    why: msg`Suggests ideas for your stay.`,
    when: msg`When you open your plan.`,
  },
  pictures: {
    name: msg`Photo servers`,
    why: msg`Store photos of apartments, extras and partners.`,
    when: msg`When a page shows such a photo.`,
  },
};

const SENT_DATA_MESSAGES: Readonly<Record<SentData, MessageDescriptor>> = {
  card: msg`card details`,
  'city-and-days': msg`city and days of your stay`,
  device: msg`kind of browser and device`,
  'e-mail': msg`e-mail address`,
  error: msg`what failed`,
  events: msg`what you look at and order`,
  property: msg`name and city of the building`,
  ids: msg`your membership numbers`,
  'ip-address': msg`IP address`,
  language: msg`language`,
  messages: msg`your messages`,
  name: msg`your name`,
  page: msg`which page`,
  'time-zone': msg`time zone`,
};

/** Shows the inventory of third parties as text: who gets what, when and why (S9). */
export function ThirdPartiesCard() {
  const { t, i18n } = useLingui();
  const { brand, thirdParties } = useSettings();
  return (
    <Card as="section" aria-labelledby="parties-title">
      <CardHead id="parties-title" title={t`Who gets what`} />
      <p className="text-body text-pretty text-soft">
        {t`What you enter goes to our own servers. Others get only what is listed here.`}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {THIRD_PARTIES.filter(({ isMainBrandOnly }) => brand.id === 'main' || !isMainBrandOnly)
          .filter(({ configuredBy }) => configuredBy === null || thirdParties[configuredBy])
          .map(({ id, company, data }) => {
            const { name, why, when } = PARTY_MESSAGES[id];
            const Icon = PARTY_ICONS[id];
            const list = data.map((each) => i18n._(SENT_DATA_MESSAGES[each])).join(', ');
            return (
              <li key={id} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 py-3.5">
                <span className="grid size-11 place-items-center rounded-full bg-tint text-accent">
                  <Icon aria-hidden strokeWidth={1.7} className="size-5.5" />
                </span>
                <div className="flex flex-col gap-1 wide:grid wide:grid-cols-2 wide:gap-x-8">
                  <div>
                    <h3>{company === null ? i18n._(name) : `${i18n._(name)}: ${company}`}</h3>
                    <p className="text-body text-pretty">{wholeWords(i18n._(why))}</p>
                  </div>
                  <div className="text-body text-pretty">
                    <p className="font-semibold">{wholeWords(i18n._(when))}</p>
                    <p className="text-soft">
                      {t({
                        message: `Gets: ${list}`,
                        comment: 'A list of what a third party is told',
                      })}
                    </p>
                  </div>
                </div>
              </li>
            );
          })}
      </ul>
    </Card>
  );
}

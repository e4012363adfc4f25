import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import AppWindow from 'lucide-react/icons/app-window';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Globe from 'lucide-react/icons/globe';
import HandHelping from 'lucide-react/icons/hand-helping';
import KeyRound from 'lucide-react/icons/key-round';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smartphone from 'lucide-react/icons/smartphone';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react';

import { Pending } from '#components/pending.tsx';
import { useSettings } from '#config/settings.ts';
import { nowInstant } from '#lib/clock.ts';
import { download } from '#lib/download.ts';
import { Button } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { deviceAsJson, rowsOf, useDevice } from './device-rows.ts';
import { ForgetEverything } from './forget-everything.tsx';
import type { DeviceRow } from './device-rows.ts';

const DEVICE_ICONS: Readonly<Record<DeviceRow['id'], LucideIcon>> = {
  currentStay: Link2,
  savedStay: KeyRound,
  accessToken: UserRound,
  codeSent: Mail,
  redirectTarget: CornerUpRight,
  pendingOrder: ShoppingBag,
  guestDetails: ClipboardList,
  pendingCard: CreditCard,
  customRequests: HandHelping,
  calendarFiles: CalendarPlus,
  chatOpened: MessageCircle,
  analytics_id: ChartColumn,
  privacyChoice: ToggleLeft,
  locale: Globe,
  installOffer: Smartphone,
  'tsr-scroll-restoration-v1_3': ArrowDownUp,
  renewedFrom: RotateCw,
  'sentry-offline': TriangleAlert,
  environment: FlaskConical,
  app: AppWindow,
  chat: MessagesSquare,
  unknown: CircleQuestionMark,
};

const isStored = ({ items }: DeviceRow): boolean => items.length > 0;

/** What this device stores, a button to delete all of it, and a file of it (R1-36 to R1-38). */
export function DeviceCard() {
  const { t, i18n } = useLingui();
  const { brand, thirdParties } = useSettings();
  const device = useDevice();
  const rows = rowsOf(device ?? [], thirdParties);
  const here = rows.filter(isStored);
  const others = t`What the app stores at other times`;
  return (
    <Card as="section" aria-labelledby="device-title">
      <CardHead id="device-title" title={t`On this device`} />
      {device === undefined ? (
        <Pending>
          <Skeleton shape="block" className="h-64" />
        </Pending>
      ) : (
        <>
          <ForgetEverything>
            {here.length === 0 && <p className="text-lead">{t`Nothing is stored here at the moment.`}</p>}
          </ForgetEverything>
          {here.length > 0 && <DeviceTable name={t`On this device`} rows={here} />}
          <Disclosure label={others} look="text">
            <DeviceTable name={others} rows={rows.filter((row) => !isStored(row))} />
          </Disclosure>
          <div className="flex flex-col gap-3 border-t border-line pt-4">
            <p className="max-w-[65ch] text-body text-pretty text-soft">
              {t`You can have all of this as a file. Anyone with the file may be able to open your doors: keep it as safe as a key. Your sign-in is not included.`}
            </p>
            <Button
              look="quiet"
              className="wide:self-start"
              onClick={() => {
                const about = {
                  app: brand.name,
                  at: nowInstant(),
                  translate: (message: MessageDescriptor) => i18n._(message),
                };
                const json = deviceAsJson(rows, about);
                download(json, 'this-device.json', 'application/json');
              }}
            >
              <Download aria-hidden className="size-4.5" />
              <span>{t`Download as a file`}</span>
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** What may be on this device, what it is for and how long it stays (R1-36). Only the file names the storages. */
function DeviceTable({ rows, name }: { rows: readonly DeviceRow[]; name: string }) {
  const { t, i18n } = useLingui();
  return (
    <table aria-label={name} className="block w-full text-start">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`What, and why`}</th>
          <th scope="col">
            {t({
              message: 'How long',
              context: 'kept',
              comment: 'Heads the column that says when a thing is taken off the device',
            })}
          </th>
        </tr>
      </thead>
      <tbody className="block wide:grid wide:grid-cols-2 wide:gap-x-8">
        {rows.map(({ id, messages }) => {
          const Icon = DEVICE_ICONS[id];
          return (
            <tr key={id} className="grid self-start grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 py-3.5">
              <td className="contents">
                <span className="row-span-2 grid size-11 place-items-center rounded-full bg-tint text-accent">
                  <Icon aria-hidden strokeWidth={1.7} className="size-5.5" />
                </span>
                <div>
                  <p className="font-semibold">{i18n._(messages.what)}</p>
                  <p className="text-body text-pretty text-soft">{i18n._(messages.why)}</p>
                </div>
              </td>
              <td className="col-start-2 mt-1 flex items-start gap-1.5 text-note text-pretty text-soft">
                <Clock aria-hidden strokeWidth={1.9} className="mt-0.5 size-3.5 shrink-0" />
                <span>{i18n._(messages.until)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Coffee from 'lucide-react/icons/coffee';
import Dumbbell from 'lucide-react/icons/dumbbell';
import History from 'lucide-react/icons/rotate-ccw-clock';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { partnersQuery } from '#data/products.ts';
import type { Partner, Pass, PassState, PassType } from '#domain/pass/pass.ts';
import { hasEnded } from '#domain/pass/pass.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Formatters } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import { fullName, joined } from '#lib/text.ts';
import { isBefore, localDay } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { TornEdge } from '#ui/picture-card.tsx';
import { Pill } from '#ui/pill.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const PASS_NAMES: Record<PassType, MessageDescriptor> = {
  breakfast: msg({ message: 'Breakfast pass', comment: 'What a guest shows at a café: breakfast is ordered' }),
  gym: msg({ message: 'Gym pass', comment: 'What a guest shows at a gym: training is ordered' }),
};

const PASS_STATES: Record<PassState, MessageDescriptor> = {
  valid: msg({ message: 'Valid today', comment: 'State of a breakfast or gym pass' }),
  upcoming: msg({ message: 'Upcoming', comment: 'State of a breakfast or gym pass that is for a later day' }),
  used: msg({ message: 'Used', comment: 'State of a breakfast or gym pass whose day is over' }),
};

/** 'for 2 guests' (R2-160) */
const passGuests = (i18n: I18n, guests: number): string =>
  t(i18n)({
    message: plural(guests, { one: 'for # guest', other: 'for # guests' }),
    comment: 'On a breakfast or gym pass, under the name of the guest',
  });

/** The days on which a pass is valid: 'Tue 7 Jul', or 'Mon 6 Jul – Thu 9 Jul'. */
const passDays = (format: Formatters, { start, end }: Pass, type: PassType, zone: ZoneId): string =>
  type === 'breakfast' || localDay(start, zone) === localDay(end, zone)
    ? format.day(start, zone)
    : `${format.day(start, zone)} – ${format.day(end, zone)}`;

/** The times of a breakfast: '07:00 – 10:00'; undefined for passes of whole days. */
const passHours = (format: Formatters, { start, end }: Pass, type: PassType, zone: ZoneId): string | undefined =>
  type === 'breakfast' && isBefore(start, end)
    ? `${format.time(start, zone)}\u00A0–\u00A0${format.time(end, zone)}`
    : undefined;

/** The cafés or gyms that accept a pass, e.g. 'Corner Café or Harbour Bakery'; the guest chooses on the day. */
export function passPlaces(i18n: I18n, places: readonly Pick<Partner, 'name'>[]): string {
  const all = places.map(({ name }) => name);
  const last = all.at(-1) ?? '';
  const others = joined(all.slice(0, -1));
  return others === ''
    ? last
    : t(i18n)({
        message: `${others} or ${last}`,
        comment: "Cafés or gyms that take a pass, e.g. 'Corner Café or Harbour Bakery'",
      });
}

interface PassesProps {
  /** In the order of `passesOf`; the first one is shown large. */
  passes: readonly Pass[];
  type: PassType;
  stay: Stay;
  property: Property;
}

/** Today's or the next pass as a card, the others as lines (R2-107, R2-108, R2-160). */
export function Passes({ passes: [first, ...others], ...rest }: PassesProps) {
  if (first === undefined) return null;
  return (
    <>
      <PassCard pass={first} {...rest} />
      {others.length > 0 && <OtherPasses passes={others} {...rest} />}
    </>
  );
}

function OtherPasses({ passes, type, property: { timezone } }: PassesProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={t`Your other passes`} />
      <ul className="flex flex-col divide-y divide-line">
        {passes.map((pass) => (
          <li
            key={pass.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{passDays(format, pass, type, timezone)}</span>
              <span className="text-body text-soft">
                {[passHours(format, pass, type, timezone), passGuests(i18n, pass.guests)].filter(Boolean).join(', ')}
              </span>
            </span>
            {pass.state === 'used' ? (
              <span className="text-note text-soft">{i18n._(PASS_STATES.used)}</span>
            ) : (
              <Pill tone={pass.state === 'valid' ? 'good' : 'info'}>{i18n._(PASS_STATES[pass.state])}</Pill>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const ICONS = { breakfast: Coffee, gym: Dumbbell };

interface Style {
  /** No icon for 'served': a tick would suggest a reserved table. */
  icon?: LucideIcon;
  head: string;
  state: string;
}

const STYLES: Record<PassState | 'served', Style> = {
  valid: { icon: CircleCheckBig, head: 'bg-joy text-paper', state: 'bg-paper text-joy' },
  upcoming: { icon: CalendarClock, head: 'bg-joy-tint', state: 'bg-card text-joy' },
  used: { icon: History, head: 'bg-line', state: 'bg-card text-soft' },
  served: { head: 'bg-joy text-paper', state: 'bg-paper text-joy' },
};

interface PassCardProps {
  pass: Pass;
  type: PassType;
  stay: Stay;
  property: Property;
}

/** The pass to show at a counter: product, day, name, number of guests, partners (R2-160). */
function PassCard({ pass, type, stay, property }: PassCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  const Icon = ICONS[type];
  const zone = property.timezone;
  const hours = passHours(format, pass, type, zone);
  // The pass stays valid all day (R2-160): the café decides whether to serve late guests.
  const isOver = useAtTime((now) => hours !== undefined && hasEnded(pass, now));
  const { icon: StateIcon, head, state } = STYLES[isOver ? 'served' : pass.state];
  const end = format.time(pass.end, zone);
  const { customer, confirmationNumber } = stay;
  const name = fullName(customer);
  return (
    <Card isFlush as="section" aria-labelledby={id}>
      <div
        className={cx(
          'relative flex flex-col gap-4 overflow-hidden px-5 pt-5 pb-6 wide:px-6 print:bg-transparent print:text-black',
          head,
        )}
      >
        <Icon aria-hidden strokeWidth={1.1} className="absolute -end-8 -bottom-9 size-42 -rotate-12 opacity-15" />
        <div className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 id={id} className="text-lead">
            {i18n._(PASS_NAMES[type])}
          </h2>
          <span
            className={cx(
              'inline-flex items-center gap-2 rounded-[1em] px-3.5 py-1.5 leading-snug font-semibold',
              state,
            )}
          >
            {StateIcon && <StateIcon aria-hidden strokeWidth={2.2} className="size-[1.1em] shrink-0" />}
            <span>{i18n._(PASS_STATES[pass.state])}</span>
          </span>
        </div>
        <p className="relative">
          <span className="flared block text-display font-[650] text-balance">
            {passDays(format, pass, type, zone)}
          </span>
          {hours !== undefined && <span className="mt-1 block text-title tabular-nums">{hours}</span>}
          {isOver && <span className="block text-lead">{t`Breakfast ended at ${end}`}</span>}
        </p>
      </div>
      <TornEdge isAcross />
      <div className="flex flex-col gap-4 px-5 pt-5 pb-6 wide:px-6">
        <p>
          <span className="flared block text-title font-[650] text-balance" translate="no">
            {name || t`Booking ${confirmationNumber}`}
          </span>
          <span className="mt-0.5 block text-lead">{passGuests(i18n, pass.guests)}</span>
        </p>
        <Places type={type} propertyId={property.id} />
      </div>
    </Card>
  );
}

/** The partners that accept the pass; omitted if they cannot be loaded, because the pass is valid without them. */
function Places({ type, propertyId }: { type: PassType; propertyId: string }) {
  const { t, i18n } = useLingui();
  const { data, isPending } = useQuery(partnersQuery(propertyId));
  const places = data?.[type] ?? [];
  if (places.length === 0 && !isPending) return null;
  return (
    <dl>
      <dt className="text-body text-soft">
        {t({ message: 'Where', comment: 'On a pass, above the names of the cafés or gyms that take it' })}
      </dt>
      <dd className="text-lead font-semibold" translate="no">
        {isPending ? <Skeleton className="w-2/5" /> : passPlaces(i18n, places)}
      </dd>
    </dl>
  );
}

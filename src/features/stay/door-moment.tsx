import { useLingui } from '@lingui/react/macro';

import { clockName } from '#components/messages/place-messages.ts';
import { areKeysOnHold, haveKeysEnded, ownDoor } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { localDay, toMs, withoutName } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { headlineShare } from '#ui/headline.tsx';

/** Letters that have their full size on two lines of a phone, beside the dots of the timeline. */
const FULL = 25;

interface DoorMomentProps {
  stay: Stay;
  /** Whose time it is, where that is known. */
  property: Property | undefined;
  zone: ZoneId;
  /** Set as the headline of the page. */
  isLargest: boolean;
}

/** The letters of the longest piece that no line may break. */
const longestOf = (text: string): number => Math.max(...text.split(' ').map(({ length }) => length));

/**
 * When the guest's own door opens: how long that is, and the hour below. A long text in large letters is smaller. On a
 * tablet it is as large as its longest piece can be in a line.
 */
export function DoorMoment(props: DoorMomentProps) {
  const { text, at } = useDoorMoment(props);
  return (
    <>
      <span
        className="block text-pretty"
        style={
          props.isLargest
            ? { fontSize: `max(${headlineShare(text, FULL)}em, min(1.75rem, ${66 / longestOf(text)}vw))` }
            : undefined
        }
      >
        {text}
      </span>
      {at !== undefined && <span className="mt-1 block text-lead leading-snug font-normal text-soft">{at}</span>}
    </>
  );
}

/** The unit's key, else the way in. */
function useDoorMoment({ stay, property, zone }: DoorMomentProps): { text: string; at?: string } {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const key = ownDoor(stay);
  const moment = useAtTime((now) => {
    const readiness = key && keyReadiness(key, now, stay.state);
    if (haveKeysEnded(stay, now)) return 'expired';
    if (areKeysOnHold(stay, now)) return 'on-hold';
    if (readiness?.state === 'ready') return 'open';
    if (readiness?.state === 'after-payment') return 'unpaid';
    // Without a readable start of the stay no hour is promised.
    if (stay.startDate === null) return null;
    const opens = readiness && 'at' in readiness && readiness.state !== 'expired' ? readiness.at : stay.startDate;
    if (toMs(opens) <= toMs(now)) return null;
    const isToday = localDay(opens, zone) === localDay(now, zone);
    return { opens, isToday, wait: format.duration(toMs(opens) - toMs(now)) };
  });
  if (moment === null) return { text: t`Your door` };
  if (moment === 'expired') return { text: t`Your keys have expired` };
  if (moment === 'on-hold') return { text: t`Your keys are on hold` };
  if (moment === 'open') return { text: t`Your keys work` };
  if (moment === 'unpaid') return { text: t`Your door opens after payment` };
  const { opens, isToday, wait } = moment;
  const sentence = t({ message: `Your door opens in ${wait}`, comment: "e.g. 'Your door opens in 3 days'" });
  // A line never ends before the number: 'in 12 min' stays whole.
  const text = sentence.replace(` ${wait}`, `\u00a0${wait}`);
  if (!isToday || property === undefined) return { text, at: format[isToday ? 'time' : 'dayTime'](opens, zone) };
  const city = clockName(i18n, property.city, zone);
  const time = format.time(opens, withoutName(zone));
  return {
    text,
    at: t({ message: `At ${time}, ${city} time`, comment: "Today, below 'Your door opens in 12 min': the hour" }),
  };
}

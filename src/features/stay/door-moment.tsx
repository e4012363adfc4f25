import { useLingui } from '@lingui/react/macro';

import { keyReadiness } from '#domain/access/key-readiness.ts';
import { ownDoor } from '#domain/access/own-door.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { localDay, toMs } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { headlineShare } from '#ui/headline-size.ts';

interface DoorMomentProps {
  stay: Stay;
  zone: ZoneId;
  /** It is the headline of the page. */
  isLargest: boolean;
}

/** When the guest's own door opens. A long text in large letters is smaller, in any language. */
export function DoorMoment(props: DoorMomentProps) {
  const text = useDoorMoment(props);
  return (
    <span className="block" style={props.isLargest ? { fontSize: `${headlineShare(text)}em` } : undefined}>
      {text}
    </span>
  );
}

/** The unit's key, else the way in. */
function useDoorMoment({ stay, zone }: DoorMomentProps): string {
  const { t } = useLingui();
  const format = useFormat();
  const key = ownDoor(stay);
  const moment = useAtTime((now) => {
    const readiness = key && keyReadiness(key, now, stay.state);
    if (readiness?.state === 'expired') return 'expired';
    if (readiness?.state === 'ready') return 'open';
    if (readiness?.state === 'after-payment') return 'unpaid';
    // Beside a start that cannot be read no moment can be promised.
    if (stay.startDate === null) return null;
    const opens = readiness && 'at' in readiness ? readiness.at : stay.startDate;
    if (toMs(opens) <= toMs(now)) return null;
    const isToday = localDay(opens, zone) === localDay(now, zone);
    return { opens, isToday, wait: format.duration(toMs(opens) - toMs(now)) };
  });
  if (moment === null) return t`Your door`;
  if (moment === 'expired') return t`Your keys have expired`;
  if (moment === 'open') return t`Your keys work`;
  if (moment === 'unpaid') return t`Your door opens after payment`;
  const { opens, isToday, wait } = moment;
  if (isToday) {
    const time = format.time(opens, zone);
    return t({
      message: `Your door opens at ${time}, in ${wait}`,
      comment: "Today, e.g. 'Your door opens at 15:00, in 12 min'",
    });
  }
  const when = format.dayTime(opens, zone);
  return t({
    message: `Your door opens ${when}, in ${wait}`,
    comment: "e.g. 'Your door opens Fri 20 Nov, 15:00, in 3 days'",
  });
}

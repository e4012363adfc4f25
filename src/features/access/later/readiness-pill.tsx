import { useLingui } from '@lingui/react/macro';
import { Clock, CircleAlert, Lock } from 'lucide-react';

import type { KeyReadiness } from '#domain/access/key-readiness.ts';
import { dueState } from '#domain/access/key-readiness.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { localDay } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

interface ReadinessPillProps {
  readiness: Exclude<KeyReadiness, { state: 'ready' }>;
  zone: ZoneId;
}

/** Why a door does not open, in a short text. */
export function ReadinessPill({ readiness, zone }: ReadinessPillProps) {
  const { t } = useLingui();
  switch (readiness.state) {
    case 'after-payment':
      return <Pill tone="info" icon={Lock}>{t`After payment`}</Pill>;
    case 'after-check-in':
      return <Pill tone="warn" icon={CircleAlert}>{t`After check-in`}</Pill>;
    case 'after-id-check':
      return <Pill tone="warn" icon={CircleAlert}>{t`After ID check`}</Pill>;
    case 'available-from':
    case 'digital-key-from':
    case 'code-valid-from':
      return <FromPill at={readiness.at} zone={zone} />;
    case 'not-available':
      return <Pill tone="info" icon={Lock}>{t`Not available`}</Pill>;
    case 'expired':
      return (
        <Pill tone="info" icon={Lock}>
          {t({ message: 'Expired', comment: 'A key that is no longer valid' })}
        </Pill>
      );
  }
}

/** From when a door opens; then that its key should be here. */
function FromPill({ at, zone }: { at: Instant; zone: ZoneId }) {
  const { t } = useLingui();
  const format = useFormat();
  const due = useAtTime((now) => dueState(at, now));
  const isToday = useAtTime((now) => localDay(at, zone) === localDay(now, zone));
  if (due === 'late') return <Pill tone="info" icon={Lock}>{t`Not available`}</Pill>;
  if (due === 'due') return <Pill tone="info" icon={Clock}>{t`Any moment now`}</Pill>;
  const when = isToday ? format.time(at, zone) : format.day(at, zone);
  return (
    <Pill tone="info">
      {t({ message: `From ${when}`, comment: "From when a door opens: 'From 15:00' or 'From Fri 20 Nov'" })}
    </Pill>
  );
}

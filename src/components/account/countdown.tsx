import { Plural, useLingui } from '@lingui/react/macro';

import type { Nearness } from '#domain/account/reservation-summary.ts';
import { Pill } from '#ui/pill.tsx';

/** How near the next stay is; nothing when it is under way, or its start is unknown. */
export function Countdown({ near }: { near: Nearness }) {
  const { t } = useLingui();
  if (near === 'under-way' || near === 'unknown') return null;
  return (
    <Pill tone={near === 0 ? 'good' : 'info'}>
      {near === 0 ? (
        t({ message: 'Today', comment: 'The next stay begins today' })
      ) : near === 1 ? (
        t({ message: 'Tomorrow', comment: 'The next stay begins tomorrow' })
      ) : (
        <Plural value={near} one="In # day" other="In # days" />
      )}
    </Pill>
  );
}

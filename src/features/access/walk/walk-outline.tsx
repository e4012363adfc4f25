import { Check } from 'lucide-react';

import { doorsOf } from '#domain/access/doors.ts';
import { wayIn } from '#domain/access/way-in.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { cx } from '#lib/cx.ts';

import { useDoorName } from '../use-door-name.ts';

/** The doors of the way by name, where a wide screen has room for them. The heading of each step says where one is. */
export function WalkOutline({ stay, step }: { stay: Stay; step: number }) {
  const nameOf = useDoorName(stay);
  return (
    <div aria-hidden className="full-aside border-t border-line pt-6">
      {wayIn(doorsOf(stay)).map((door, at) => (
        <p key={door.id} className={cx('flex items-center gap-3 py-1.5', at !== step - 1 && 'text-soft')}>
          <span
            className={cx(
              'grid size-7 shrink-0 place-items-center rounded-full text-note font-bold tabular-nums',
              at === step - 1 ? 'bg-accent text-on-accent' : 'bg-tint text-accent',
            )}
          >
            {at < step - 1 ? <Check className="size-4" strokeWidth={2.4} /> : at + 1}
          </span>
          {nameOf(door)}
        </p>
      ))}
    </div>
  );
}

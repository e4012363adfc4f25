import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useCallback, useState } from 'react';

import { keyReadiness } from '#domain/access/key-readiness.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/button.tsx';

import { PhysicalDoor, UnknownDoor } from '../other-door.tsx';
import { useDoorName } from '../use-door-name.ts';
import { ByCall, ByCode, BySlide } from './walk-by.tsx';
import { WalkHeading } from './walk-heading.tsx';
import { GuideLine, Next } from './walk-parts.tsx';
import type { WalkDoorProps } from './walk-parts.tsx';
import { WithheldDoor } from './withheld-door.tsx';

/** One door: where it is in the way, how it opens, the way on, and help (R2-164). */
export function WalkDoor(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, onBack, onOpen } = props;
  const { number: position, of: total } = place;
  const name = useDoorName(stay)(place.door);
  const [isOpen, setOpen] = useState(false);
  const mayGoIn = isOpen && place.door.type !== 'elevator';
  const reportOpen = useCallback(
    (share: number) => {
      setOpen(share > 0);
      onOpen(share);
    },
    [onOpen],
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <WalkHeading
          isLarge={mayGoIn}
          above={t`Step ${position} of ${total}`}
          heading={mayGoIn ? t`Go in now` : name}
        />
        {/* The large heading takes its room while the guest goes in. */}
        {onBack && !mayGoIn && (
          <Button look="text" className="-my-2 shrink-0 text-note" onClick={onBack}>
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t`Previous step`}
          </Button>
        )}
      </div>
      <div className={cx('flex flex-col gap-3', mayGoIn ? 'mt-4' : 'mt-2')}>
        <ThisDoor {...props} onOpen={reportOpen} />
      </div>
    </>
  );
}

function ThisDoor(props: WalkDoorProps) {
  const { place, stay, property, zone, unreached } = props;
  const { door } = place;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  if (readiness.state !== 'ready') {
    return (
      <>
        <WithheldDoor readiness={readiness} accessType={door.accessType} stay={stay} property={property} zone={zone} />
        <Next {...props} isQuiet />
      </>
    );
  }
  switch (door.accessType) {
    case 'code':
      return <ByCode {...props} />;
    case 'remote':
      if (unreached) {
        return (
          <>
            {unreached}
            <GuideLine {...props} />
            <Next {...props} />
          </>
        );
      }
      return door.type === 'elevator' ? <ByCall {...props} /> : <BySlide {...props} />;
    case 'physical':
      return (
        <>
          <PhysicalDoor slug={stay.slug} property={property} />
          <Next {...props} />
        </>
      );
    case 'unknown':
      return (
        <>
          <UnknownDoor property={property} />
          <Next {...props} />
        </>
      );
  }
}

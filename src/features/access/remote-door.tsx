import type { ReactNode } from 'react';

import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { DOOR_OPEN_MS, UNLOCK_PAUSE_MS } from '#config/constants.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtSecond } from '#lib/clock.ts';
import { toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { SlideToOpen } from '#ui/slide-to-open.tsx';

import { DoorHelp } from './door-help.tsx';
import { DoorProblem } from './door-problem.tsx';
import { useDoor } from './use-door.ts';

interface RemoteDoorProps {
  slug: Slug;
  door: AccessKey;
  name: string;
  property: Property | undefined;
  /** Until when the door opens. */
  validity: ReactNode;
}

const SECONDS = DOOR_OPEN_MS / 1_000;

/** A door that opens over the network: slide, press or keys, then 6 seconds to walk in (R4-60 to R4-63, R4-68). */
export function RemoteDoor({ slug, door, name, property, validity }: RemoteDoorProps) {
  const { t } = useLingui();
  const { state, open } = useDoor({ slug, keyId: door.id });
  const wasOpen = state.at === 'rest' && state.last === 'opened';
  const refusal = state.at === 'rest' && state.last !== 'opened' ? state.last : null;
  const news = {
    rest: wasOpen ? t({ message: `${name} is closed again`, comment: 'Spoken; the name of a door' }) : '',
    opening: t({ message: `Opening: ${name}`, comment: 'Spoken; the name of a door' }),
    open: t({ message: `${name} is open for ${SECONDS} seconds`, comment: 'Spoken; the name of a door' }),
    paused: '',
  };
  return (
    <>
      <SlideToOpen
        state={state.at}
        label={t({ message: `Open: ${name}`, comment: 'Names a slider; the name of a door' })}
        stateLabels={{
          rest: wasOpen ? t`Open again` : t`Slide to open`,
          opening: t({ message: 'Opening', comment: 'A door, at this moment' }),
          open: t`Open for ${SECONDS} seconds`,
          paused: t`Please wait a minute`,
        }}
        pressLabel={wasOpen ? t`Press to open again` : t`Press to open`}
        openForMs={DOOR_OPEN_MS}
        onOpen={open}
      />
      <LiveRegion urgency="assertive" text={news[state.at]} />
      {state.at === 'paused' && (
        <>
          <PauseCountdown until={state.until} />
          <DoorProblem what="door" why="too-many-attempts" property={property} />
        </>
      )}
      {refusal !== null && <DoorProblem what="door" why={refusal} property={property} />}
      <p className="text-[0.9375rem] text-balance text-soft">
        <Trans>Stays open for {SECONDS} seconds.</Trans> {validity}
      </p>
      <DoorHelp
        question={t`Door not opening?`}
        property={property}
        checklist={[
          <Trans key="door" comment="Checklist for a door that does not open; the name of the door">
            Is this the right door? This opens: {name}.
          </Trans>,
          <Trans key="near">Go to the door first: it stays open for {SECONDS} seconds only.</Trans>,
          <Trans key="light">Wait for the green light at the lock, then push the handle down.</Trans>,
          <Trans key="online">Are you online? This door opens over the network.</Trans>,
        ]}
      />
    </>
  );
}

/** How long a paused door stays paused; outside every live region, so that no screen reader counts along (R8-46). */
function PauseCountdown({ until }: { until: Instant }) {
  const seconds = useAtSecond((now) => {
    const left = Math.ceil((toMs(until) - toMs(now)) / 1_000);
    return Math.min(UNLOCK_PAUSE_MS / 1_000, Math.max(1, left));
  });
  return (
    <p className="text-center text-[0.9375rem] text-soft tabular-nums">
      <Plural value={seconds} one="You can try again in # second." other="You can try again in # seconds." />
    </p>
  );
}

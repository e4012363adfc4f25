import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { DOOR_OPEN_MS } from '#config/constants.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { SlideToOpen } from '#ui/slide-to-open.tsx';

import { countdownOf, DoorRefusal } from './door-refusal.tsx';
import { RemoteHelp } from './open-help.tsx';
import { useDoor } from './use-door.ts';
import { useDoorWords } from './use-door-words.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface RemoteDoorProps {
  slug: Slug;
  door: AccessKey;
  name: string;
  property: Property | undefined;
  /** Until when the door opens; false where the page has said so. */
  validity: ReactNode;
  /** The page says at another door how long one stays open. */
  hasSeconds: boolean;
}

const SECONDS = DOOR_OPEN_MS / 1_000;

/** A door that opens over the network: slide, press or keys, then 6 seconds to walk in (R4-60 to R4-63, R4-68). */
export function RemoteDoor({ slug, door, name, property, validity, hasSeconds }: RemoteDoorProps) {
  const { t } = useLingui();
  const { state, open } = useDoor({ slug, keyId: door.id });
  const { news, ...words } = useDoorWords(state, name);
  const secondsLeft = useSecondsLeft(state.at === 'open');
  const wasOpen = state.at === 'rest' && state.last === 'opened';
  return (
    <>
      <SlideToOpen
        {...words}
        state={state.at}
        shown={countdownOf(state, secondsLeft)}
        openForMs={DOOR_OPEN_MS}
        secondsLeft={secondsLeft}
        onOpen={open}
      />
      <LiveRegion urgency="assertive" text={news} />
      <DoorRefusal state={state} property={property} />
      {(wasOpen || hasSeconds || validity) && (
        <p className="text-body text-balance text-soft">
          {state.at === 'open'
            ? t({ message: 'It closes by itself.', comment: 'A door, while its seconds count down' })
            : wasOpen
              ? t({ message: 'Closed again.', comment: 'A door, after its seconds' })
              : hasSeconds && t`Stays open for ${SECONDS} seconds.`}{' '}
          {validity}
        </p>
      )}
      <RemoteHelp question={t`Door not opening?`} name={name} property={property} />
    </>
  );
}

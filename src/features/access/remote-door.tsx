import type { ReactNode } from 'react';

import { Trans, useLingui } from '@lingui/react/macro';

import { DOOR_OPEN_MS } from '#config/constants.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { SlideToOpen } from '#ui/slide-to-open.tsx';

import { DoorRefusal } from './door-refusal.tsx';
import { RemoteHelp } from './remote-help.tsx';
import { useDoor } from './use-door.ts';
import { useDoorWords } from './use-door-words.ts';

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
  const { news, ...words } = useDoorWords(state, name);
  return (
    <>
      <SlideToOpen {...words} state={state.at} openForMs={DOOR_OPEN_MS} onOpen={open} />
      <LiveRegion urgency="assertive" text={news} />
      <DoorRefusal state={state} property={property} />
      <p className="text-body text-balance text-soft">
        <Trans>Stays open for {SECONDS} seconds.</Trans> {validity}
      </p>
      <RemoteHelp question={t`Door not opening?`} name={name} property={property} />
    </>
  );
}

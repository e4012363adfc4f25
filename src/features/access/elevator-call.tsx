import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';

import { DoorHelp } from './door-help.tsx';
import { DoorProblem } from './door-problem.tsx';
import type { ElevatorState } from './elevator-state.ts';
import { useElevator } from './use-elevator.ts';

interface ElevatorCallProps {
  slug: Slug;
  door: AccessKey;
  property: Property | undefined;
  /** Until when the door opens; false where the page has said so. */
  validity: ReactNode;
}

/** An elevator called over the network (R2-111, R4-56 to R4-59). */
export function ElevatorCall({ slug, door, property, validity }: ElevatorCallProps) {
  const { t } = useLingui();
  const { state, call } = useElevator({ slug, keyId: door.id });
  return (
    <>
      <ElevatorButton state={state} onCall={call} property={property} isQuiet />
      {validity && <p className="text-body text-soft">{validity}</p>}
      <DoorHelp question={t`Lift not coming?`} property={property} />
    </>
  );
}

interface ElevatorButtonProps {
  state: ElevatorState;
  onCall: () => void;
  property: Property | undefined;
  /** Another press is the deed of the page. */
  isQuiet?: boolean | undefined;
}

/** The call, what it says on its way, and why it was refused. */
export function ElevatorButton({ state, onCall, property, isQuiet = false }: ElevatorButtonProps) {
  const { t } = useLingui();
  const words = {
    idle: t`Call the lift`,
    sending: t`Sending request`,
    calling: t`Calling the lift`,
    'on-the-way': t`On the way`,
  };
  const isBusy = state.at !== 'idle';
  return (
    <>
      <Button
        look={isQuiet ? 'quiet' : 'primary'}
        // A lift under way is news, not an offer.
        className={cx('min-h-14 w-full', isQuiet && isBusy && 'border-transparent! text-accent!')}
        busy={isBusy}
        onClick={onCall}
      >
        {words[state.at]}
      </Button>
      <LiveRegion text={isBusy ? words[state.at] : ''} />
      {state.at === 'idle' && state.refusal !== null && (
        <DoorProblem why={state.refusal} what="elevator" property={property} />
      )}
    </>
  );
}

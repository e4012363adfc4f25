import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/card.tsx';

import { DoorHelp } from '../door-help.tsx';
import type { WayHelpProps } from '../door-props.ts';

/** Help for doors that are not available: one for all of them, below the last. */
export function WayHelp({ property }: WayHelpProps) {
  const { t } = useLingui();
  return (
    <div className="ps-11.5">
      <Card flush className="px-4.5 py-3 wide:px-6">
        <DoorHelp question={t`Do you need this door?`} property={property} />
      </Card>
    </div>
  );
}

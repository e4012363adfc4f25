import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/card.tsx';

import { DoorHelp } from '../door-help.tsx';
import type { WayHelpProps } from '../door-props.ts';
import { CodeHelp, RemoteHelp } from '../open-help.tsx';

/** The help that several doors of the way ask for, each once, below them. */
export function WayHelp({ doors, helps, property }: WayHelpProps) {
  const { t } = useLingui();
  const keys = new Set(doors.filter((_, at) => helps[at] === 'code').map(({ keypadButton }) => keypadButton));
  return (
    <div className="ps-11.5">
      <Card flush className="px-4.5 py-3 wide:px-6">
        {helps.includes('code') && (
          <CodeHelp
            question={t`Code not working?`}
            keypadButton={(keys.size === 1 && [...keys][0]) || null}
            name={undefined}
            property={property}
            validity={false}
          />
        )}
        {helps.includes('remote') && (
          <RemoteHelp question={t`Door not opening?`} name={undefined} property={property} />
        )}
        {helps.includes('not-available') && <DoorHelp question={t`Do you need this door?`} property={property} />}
      </Card>
    </div>
  );
}

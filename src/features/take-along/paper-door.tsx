import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { codeGroups } from '#ui/code-groups.ts';

import type { NamedDoor } from './paper-content.ts';

interface PaperDoorProps extends NamedDoor {
  number: number;
  /** The guest wants the code on paper. */
  hasCode: boolean;
  zone: ZoneId;
}

/** One door on paper: its code, room to write it by hand, or how else it opens. */
export function PaperDoor({ number, door, name, code, hasCode, zone }: PaperDoorProps) {
  const { t } = useLingui();
  const format = useFormat();
  const until = door.validToDate === null ? '' : format.dayTime(door.validToDate, zone);
  return (
    <li>
      <span className="paper-number">{number}</span>
      <div>
        <p className="paper-strong">{name}</p>
        <p className="paper-small">
          {door.accessType === 'remote' && t`Opens from your phone, with a connection`}
          {door.accessType === 'physical' && t`Opens with a metal key`}
          {door.accessType === 'unknown' && t`Our team will open this door for you`}
          {door.accessType === 'code' &&
            until !== '' &&
            t({ message: `Until ${until}`, comment: 'How long a door code works; a day and time' })}
        </p>
      </div>
      {door.accessType === 'code' && <PaperCode code={hasCode ? code : null} keypadButton={door.keypadButton} />}
    </li>
  );
}

function PaperCode({ code, keypadButton }: { code: string | null; keypadButton: string | null }): ReactNode {
  const { t } = useLingui();
  if (code === null) {
    return <span className="paper-blank paper-small">{t({ message: 'Code', comment: 'A door code' })}</span>;
  }
  return (
    <span className="paper-code flared">
      {codeGroups(code).map((group, at) => (
        <span key={at}>{group}</span>
      ))}
      {keypadButton !== null && <span className="paper-key">{keypadButton}</span>}
    </span>
  );
}

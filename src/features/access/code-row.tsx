import { useLingui } from '@lingui/react/macro';

import { spokenCode } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { codeGroups } from '#ui/code-groups.ts';

import { DoorTitle } from './door-title.tsx';

/** A door and its code in a quiet line, for a guest who goes out once more (R2-166). */
export function CodeRow({ door, name, code }: { door: AccessKey; name: string; code: string }) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
      <DoorTitle door={door} name={name} />
      <span className="sr-only">{spokenCode(i18n, code, door.keypadButton)}</span>
      <span aria-hidden translate="no" className="text-title font-semibold tabular-nums">
        {[...codeGroups(code), door.keypadButton].join(' ')}
      </span>
    </p>
  );
}

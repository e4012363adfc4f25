import type { ReactNode } from 'react';

import { Trans, useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/copy-value.tsx';
import { spokenCode } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import { CodeDisplay } from '#ui/code-display.tsx';

import { CodeHelp } from './open-help.tsx';

interface CodeDoorProps {
  door: AccessKey;
  code: string;
  name: string;
  property: Property | undefined;
  /** Until when the door opens; false where the page has said so. */
  validity: ReactNode;
}

/** A door that opens by code: as large as fits, with the button that ends it (R3-82). */
export function CodeDoor({ door, code, name, property, validity }: CodeDoorProps) {
  const { i18n, t } = useLingui();
  const { keypadButton } = door;
  return (
    <>
      <div className="flex flex-col items-start gap-2.5">
        <CodeDisplay code={code} keypadButton={keypadButton} spokenLabel={spokenCode(i18n, code, keypadButton)} />
        <p className="text-body text-balance text-soft">
          {keypadButton === null ? (
            <Trans>Type the code.</Trans>
          ) : (
            <Trans>
              Type the code, then press <b className="text-ink">{keypadButton}</b>.
            </Trans>
          )}{' '}
          {validity}
        </p>
        <CopyValue value={code} label={t`Copy the code`} />
      </div>
      <CodeHelp
        question={t`Code not working?`}
        keypadButton={keypadButton}
        name={name}
        property={property}
        validity={validity}
      />
    </>
  );
}

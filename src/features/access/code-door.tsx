import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/copy-value.tsx';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';

import { DoorCode } from './door-views.tsx';
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
      <DoorCode i18n={i18n} code={code} keypadButton={keypadButton} validity={validity}>
        <CopyValue value={code} label={t`Copy the code`} />
      </DoorCode>
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

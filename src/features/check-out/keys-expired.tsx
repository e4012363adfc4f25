import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact-ways.tsx';
import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

/** No door opens any more, and a check-out brings none back (R4-69): who can still let the guest in. */
export function KeysExpired({ property }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      heading={t`Your keys have expired`}
      actions={
        // On a phone they start below the sign: two buttons fit beside each other.
        <div className="-ms-8.5 grow wide:ms-0">
          <ContactWays property={property} />
        </div>
      }
    >
      {t`Left something behind?`}
    </Notice>
  );
}

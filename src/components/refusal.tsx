import { useLingui } from '@lingui/react/macro';

import { ContactWays } from './contact.tsx';
import type { Property } from '#domain/property/property.ts';

/** What a guest whose identity was refused can do: have a document at hand, and ask a person (R4-20). */
export function Refusal({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <p className="text-lead font-semibold text-balance">
        {t`Have your passport or ID card at hand: our team checks it with you.`}
      </p>
      <p className="text-pretty text-soft">
        {t`Verification didn't go through. Please try again or contact us for help.`}
      </p>
      <ContactWays property={property} isMain />
    </>
  );
}

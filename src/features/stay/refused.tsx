import { useLingui } from '@lingui/react/macro';

import { Refusal } from '#components/refusal.tsx';
import type { Property } from '#domain/property/property.ts';
import { NotFoundSpot, besideSpot, SpotAside, spotRow } from '#ui/illustrations/spot-scenes.tsx';
import { wholeWords } from '#ui/headline.tsx';

/** For a guest whose identity was refused: what happened, and who answers now (R4-20). */
export function Refused({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <div className={spotRow}>
        <div className={besideSpot}>
          <p className="flared largest">{wholeWords(t`We need to check your ID`)}</p>
        </div>
        <SpotAside picture={NotFoundSpot} />
      </div>
      <Refusal property={property} />
    </>
  );
}

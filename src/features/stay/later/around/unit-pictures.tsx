import { useLingui } from '@lingui/react/macro';

import { PictureStrip } from '#components/picture-strip.tsx';
import type { LivingUnit } from '#domain/unit/living-unit.ts';
import { joined } from '#lib/text.ts';

/** The unit's pictures (R3-59, R3-60), its features below (R3-58). */
export function UnitPictures({ unit }: { unit: LivingUnit }) {
  const { t } = useLingui();
  return (
    <div className="no-print flex flex-col gap-3">
      <PictureStrip urls={unit.imageUrls} label={t`Pictures of the unit`} />
      {unit.features.length > 0 && <p className="text-note text-soft">{joined(unit.features)}</p>}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Leaf } from 'lucide-react';

import { nightsOf } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';

/** The stay's emissions, offset in full; without a figure nothing is claimed (R2-81, R9-29, R9-30, R9-53). */
export function Sustainability({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const { t, i18n } = useLingui();
  const perNight = stay.livingUnit?.emissionsCo2ePerNight ?? 0;
  if (perNight <= 0) return null;
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const night = number(perNight);
  const nights = nightsOf(stay, zone);
  const total = number(perNight * nights);
  return (
    <Notice tone="calm" icon={Leaf} heading={t`Your stay is 100 percent offset`}>
      {nights > 0 ? (
        <Trans comment="Emissions of the stay; kgCO2e is the unit">
          {night} kgCO2e a night, {total} kgCO2e in all.
        </Trans>
      ) : (
        <Trans comment="Emissions of the stay; kgCO2e is the unit">{night} kgCO2e a night.</Trans>
      )}
    </Notice>
  );
}

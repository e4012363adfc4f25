import { Trans, useLingui } from '@lingui/react/macro';
import { Leaf } from 'lucide-react';

import { Link } from '#components/link.tsx';
import { ReadableField } from '#components/failure.tsx';
import { stayEmissions } from '#domain/stay/stay-emissions.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The stay is offset in full, with its emissions where they are known, and the way to more about it (R2-81, R9-29, R9-30, R9-53). */
export function Sustainability({ stay, zone }: { stay: Stay; zone: ZoneId | undefined }) {
  const { t, i18n } = useLingui();
  const emissions = zone && stayEmissions(stay, zone);
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const night = number(emissions?.perNight ?? 0);
  const total = number(emissions?.total ?? 0);
  return (
    <Notice
      tone="calm"
      icon={Leaf}
      heading={t`The emissions of your stay are 100% offset`}
      actions={
        <Link
          to="/stay/sustainability"
          search={{ slug: stay.slug }}
          className={buttonClass('text', 'no-print -my-1.5 -ms-1')}
        >
          {t`More about sustainability`}
        </Link>
      }
    >
      <ReadableField stay={stay} field="emissions" />
      {emissions &&
        (emissions.total === null ? (
          <Trans comment="Emissions of the stay; kg CO2e is the unit">
            {night} kg CO<sub>2</sub>e per night.
          </Trans>
        ) : (
          <Trans comment="Emissions of the stay; kg CO2e is the unit">
            {night} kg CO<sub>2</sub>e per night, {total} kg CO<sub>2</sub>e in total.
          </Trans>
        ))}
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';

import type { StayEmissions } from '#domain/stay/stay-emissions.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** The stay in kgCO2e: a night, and in all where the nights are known (R9-29, R9-53). */
export function Emissions({ emissions: { perNight, total } }: { emissions: StayEmissions }) {
  const { t, i18n } = useLingui();
  const figures = [
    { value: perNight, label: t({ message: 'per night', comment: 'After a figure: 4.2 kgCO2e a night' }) },
    ...(total === null
      ? []
      : [
          {
            value: total,
            label: t({ message: 'your whole stay', comment: 'After a figure: 12.6 kgCO2e your whole stay' }),
          },
        ]),
  ];
  return (
    <Card as="section" aria-labelledby="emissions-title" className="bg-tint shadow-none">
      <CardHead id="emissions-title" title={t`Your stay`} />
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ value, label }) => (
          <p key={label} className="flex flex-col">
            <span className="flex items-baseline gap-1.5">
              <span className="flared text-display leading-none font-[650] tabular-nums">
                {i18n.number(value, { maximumFractionDigits: 1 })}
              </span>{' '}
              <span className="font-semibold">
                kgCO<sub>2</sub>e
              </span>
            </span>{' '}
            <span className="text-body">{label}</span>
          </p>
        ))}
      </div>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';

import { OFFSET_PERCENT } from '#config/constants.ts';
import type { StayEmissions } from '#domain/stay/stay-emissions.ts';
import { cx } from '#lib/cx.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { WindScene } from '#ui/illustrations/landscape-scenes.tsx';

/** That every stay is offset, with the figures of this one where they are known (R9-29, R9-53). */
export function Offset({ emissions }: { emissions: StayEmissions | null }) {
  const { t } = useLingui();
  return (
    <Card isFlush className="flex flex-wrap bg-tint shadow-none *:min-w-0 *:grow *:basis-112">
      <div className="aspect-7/3">
        <WindScene />
      </div>
      <div className={cx(cardPadding, 'justify-center gap-5')}>
        <div className="flex flex-col gap-1">
          <h2 className="text-title">{t`The emissions of every stay are ${OFFSET_PERCENT}% offset`}</h2>
          <p className="text-pretty">{t`We take care of the offset. If you want to do more, here are two ideas.`}</p>
        </div>
        {emissions && <Figures emissions={emissions} />}
      </div>
    </Card>
  );
}

/** In kg CO2e: per night, and in total where the number of nights is known. */
function Figures({ emissions: { perNight, total } }: { emissions: StayEmissions }) {
  const { t, i18n } = useLingui();
  const figures = [
    { value: perNight, label: t({ message: 'per night', comment: 'After a figure: 4.2 kg CO2e a night' }) },
    ...(total === null
      ? []
      : [
          {
            value: total,
            label: t({ message: 'for your whole stay', comment: 'After a figure: 12.6 kg CO2e your whole stay' }),
          },
        ]),
  ];
  return (
    <section aria-labelledby="emissions-title" className="flex flex-col gap-2 border-t border-edge/45 pt-4">
      <h3 id="emissions-title">{t`Your stay`}</h3>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ value, label }) => (
          <p key={label} className="flex flex-col">
            <span className="flex items-baseline gap-1.5">
              <span className="flared text-display leading-none font-[650] tabular-nums">
                {`${i18n.number(value, { maximumFractionDigits: 1 })} `}
              </span>
              <span className="font-semibold">
                <span>kg&nbsp;CO</span>
                <sub>2</sub>
                <span>e</span>
              </span>
            </span>
            <span className="text-body">{` ${label}`}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';

import type { MonthWeather } from '#domain/explore/weather.ts';
import { useFormat } from '#i18n/use-format.ts';
import { cx } from '#lib/cx.ts';

interface YearChartProps {
  year: readonly MonthWeather[];
  /** The one to point out. */
  month: number;
}

/** Twelve bars from the coldest to the warmest hour, each with its figures; one scale a city. */
export function YearChart({ year, month }: YearChartProps) {
  const format = useFormat();
  const coldest = Math.min(...year.map(({ low }) => low));
  const warmest = Math.max(...year.map(({ high }) => high));
  const share = (degrees: number) => `${(100 * degrees) / (warmest - coldest)}%`;
  return (
    <ol role="list" className="grid grid-cols-12 gap-x-0.5 text-center">
      {year.map(({ month: each, low, high }) => (
        <li key={each} className={cx('min-w-0', each === month ? 'font-semibold text-joy' : 'text-soft')}>
          <span className="sr-only">
            <Trans comment="The weather of a month, e.g. 'November: 1°C to 4°C'">
              {format.month(each)}: {format.celsius(low)} to {format.celsius(high)}
            </Trans>
          </span>
          <span aria-hidden className="flex flex-col gap-1 text-note leading-none tabular-nums">
            <span className="flex h-40 flex-col items-center gap-1 wide:h-60">
              <span style={{ height: share(warmest - high) }} className="shrink" />
              <span className="shrink-0">{high}</span>
              <span
                style={{ height: share(high - low) }}
                className={cx(
                  'min-h-1.5 w-2 shrink rounded-full forced-colors:bg-[CanvasText]',
                  each === month ? 'bg-joy' : 'bg-edge',
                )}
              />
              <span className="shrink-0">{low}</span>
              <span style={{ height: share(low - coldest) }} className="shrink" />
            </span>
            <span>{format.month(each, 'narrow')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

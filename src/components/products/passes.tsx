import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { Pass, PassType } from '#domain/pass/pass.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Pill } from '#ui/pill.tsx';

import { PassCard } from './pass-card.tsx';
import { PASS_STATES, passDays, passGuests, passHours } from './pass-messages.ts';

interface PassesProps {
  /** What to show first comes first. */
  passes: readonly Pass[];
  type: PassType;
  stay: Stay;
  property: Property;
}

/** The pass of today, or the next one, ready to be shown; the others in a line each (R2-107, R2-108, R2-160). */
export function Passes({ passes: [first, ...others], ...rest }: PassesProps) {
  if (first === undefined) return null;
  return (
    <>
      <PassCard pass={first} {...rest} />
      {others.length > 0 && <OtherPasses passes={others} {...rest} />}
    </>
  );
}

function OtherPasses({ passes, type, property: { timezone } }: PassesProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={t`Your other passes`} />
      <ul className="flex flex-col divide-y divide-line">
        {passes.map((pass) => (
          <li
            key={pass.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{passDays(format, pass, type, timezone)}</span>
              <span className="text-body text-soft">
                {[passHours(format, pass, type, timezone), passGuests(i18n, pass.guests)].filter(Boolean).join(', ')}
              </span>
            </span>
            {pass.state === 'used' ? (
              <span className="text-note text-soft">{i18n._(PASS_STATES.used)}</span>
            ) : (
              <Pill tone={pass.state === 'valid' ? 'good' : 'info'}>{i18n._(PASS_STATES[pass.state])}</Pill>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import { reportFailure } from '#telemetry/report-failure.ts';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { WhenNear } from '#ui/when-near.tsx';

import { RatesMissing } from './rates-missing.tsx';
import { RatesPending } from './rates-pending.tsx';

// Forms are heavy, and most guests only ask for a night more.
const RatesPanel = lazy(() =>
  import('./rates-panel.tsx').then(
    ({ RatesPanel: Component }) => ({ default: Component }),
    (error: unknown) => {
      reportFailure(error);
      return { default: RatesMissing };
    },
  ),
);

/** What the guest's kind of unit costs on other dates, behind one press (R1-24, R1-33); nothing without a kind to ask for. */
export function Rates({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const { unitCategoryId, livingUnit } = stay;
  if (unitCategoryId === null) return null;
  return (
    <Card as="section" aria-labelledby="rates-title">
      <CardHead id="rates-title" title={t`Or book nights yourself`} />
      <p className="-mt-1.5 text-body text-pretty text-soft">
        {t`No need to wait for an answer: see what is free, and book it as a separate stay.`}
      </p>
      <Disclosure look="text" label={t`Choose your dates`}>
        {livingUnit !== null && livingUnit.name !== '' && (
          <p className="mb-4 text-body">
            <span className="text-soft">
              {t({ message: 'Category', comment: 'Category of the unit, e.g. One-bedroom apartment' })}
            </span>{' '}
            <span className="font-semibold">{livingUnit.name}</span>
          </p>
        )}
        <WhenNear className="min-h-64">
          <Suspense fallback={<RatesPending />}>
            <RatesPanel stay={stay} property={property} unitCategoryId={unitCategoryId} />
          </Suspense>
        </WhenNear>
      </Disclosure>
    </Card>
  );
}

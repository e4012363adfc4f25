import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import { reportFailure } from '#telemetry/reporter.ts';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
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
  const { unitCategoryId } = stay;
  if (unitCategoryId === null) return null;
  return (
    <section aria-labelledby="rates-title" className="mt-2 flex flex-col gap-1">
      <h2 id="rates-title">{t`Or book nights yourself`}</h2>
      <p className="text-body text-pretty text-soft">
        {t`No need to wait for an answer: see what is free, and book it as a separate stay.`}
      </p>
      <Disclosure look="text" label={t`Choose your dates`}>
        <WhenNear className="min-h-64">
          <Suspense fallback={<RatesPending />}>
            <RatesPanel stay={stay} property={property} unitCategoryId={unitCategoryId} />
          </Suspense>
        </WhenNear>
      </Disclosure>
    </section>
  );
}

import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Button, buttonClass } from '#ui/button.tsx';

import { PlanCard } from './plan-card.tsx';

interface PlanTroubleProps {
  slug: Slug;
  property: Property;
  isTrying: boolean;
  onRetry: () => void;
}

/** The partner is not there; its plan can be asked for again, and the city guide is there (R8-21 to R8-23). */
export function PlanTrouble({ slug, property, isTrying, onRetry }: PlanTroubleProps) {
  const { t } = useLingui();
  return (
    <PlanCard
      property={property}
      role="alert"
      heading={t`We're having trouble loading data`}
      actions={
        <>
          <Button busy={isTrying} onClick={onRetry}>{t`Try again`}</Button>
          <Link to="/stay/explore" search={{ slug }} className={buttonClass('quiet')}>
            {t`To the city guide`}
          </Link>
        </>
      }
    >
      {t`Oops! We're having trouble loading data from our partner. Please try again later`}
    </PlanCard>
  );
}

import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';

import { PlanCard } from './plan-card.tsx';

/** The partner has no days for the stay: the city guide has ideas. */
export function NoPlan({ slug, property }: { slug: Slug; property: Property }) {
  const { t } = useLingui();
  return (
    <PlanCard
      property={property}
      actions={
        <Link to="/stay/explore" search={{ slug }} className={buttonClass('primary')}>
          {t`To the city guide`}
        </Link>
      }
    >
      {t`No plan for this stay yet. The city guide is a good start.`}
    </PlanCard>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

import type { Property } from '#domain/property/property.ts';
import { buttonClass } from '#ui/button.tsx';

import { PlanCard } from './plan-card.tsx';

/** The plan is on the partner's site, which learns the city and the days only. */
export function PlanSite({ property, href }: { property: Property; href: string }) {
  const { t } = useLingui();
  return (
    <PlanCard
      property={property}
      actions={
        <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
          <ExternalLink aria-hidden className="size-4.5 shrink-0" />
          {t`Open the plan`}
        </a>
      }
    >
      {t`Your plan opens on our partner's site. We tell it the city and your days, nothing else.`}
    </PlanCard>
  );
}

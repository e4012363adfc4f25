import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { BackToExplore } from '#components/back-links.tsx';
import { cityName } from '#components/city-name.ts';
import { useSettings } from '#config/settings.ts';
import { planQuery } from '#data/plan.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { tripOf } from '#domain/plan/trip.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { NoPlan } from './no-plan.tsx';
import { PlanDays } from './plan-days.tsx';
import { PlanPending } from './plan-pending.tsx';
import { PlanSite } from './plan-site.tsx';
import { PlanTrouble } from './plan-trouble.tsx';

interface PlanPageProps {
  slug: Slug;
  /** The partner's. */
  host: string;
}

/** Ideas for the days of a stay, from a partner (R2-20). */
export function PlanPage({ slug, host }: PlanPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property } = useStay(slug);
  const { environment } = useSettings();
  const query = useQuery(planQuery(environment, host, tripOf(stay, property)));
  const { data: plan, isFetching, refetch } = query;
  const hasFailed = Boolean(useStandingError(query));
  const city = cityName(i18n, property.city);
  return (
    <Page>
      <div>
        <BackToExplore slug={slug} />
        <PageTitle lead={t`Ideas for your days in ${city}, from our partner.`}>{t`Plan your stay`}</PageTitle>
      </div>
      {!plan &&
        (hasFailed ? (
          <PlanTrouble slug={slug} property={property} isTrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <PlanPending />
        ))}
      {plan?.kind === 'site' && <PlanSite property={property} href={plan.href} />}
      {plan?.kind === 'days' &&
        (plan.days.length === 0 ? (
          <NoPlan slug={slug} property={property} />
        ) : (
          <PlanDays days={plan.days} stay={stay} property={property} />
        ))}
    </Page>
  );
}

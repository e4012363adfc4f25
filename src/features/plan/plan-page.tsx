import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';

import { cityName } from '#components/messages/place-messages.ts';
import { Link } from '#components/link.tsx';
import { Pending } from '#components/pending.tsx';
import { PropertyScene } from '#components/sky-scene.tsx';
import { useSettings } from '#config/settings.ts';
import { planQuery } from '#data/plan.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { tripOf } from '#domain/plan/plan.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { cx } from '#lib/cx.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { Columns, Page, PageTitle } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { PlanDays } from './plan-days.tsx';

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
      <PageTitle lead={t`Ideas for your days in ${city}, from our partner.`}>{t`Plan your stay`}</PageTitle>
      {!plan &&
        (hasFailed ? (
          <PlanFailure slug={slug} property={property} isTrying={isFetching} onRetry={() => void refetch()} />
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

/** As tall as a phone's screen, so that the footer does not move. */
function PlanPending() {
  return (
    <Pending>
      <Columns>
        <Skeleton shape="block" className="h-66" />
        <Skeleton shape="block" className="h-66" />
        <Skeleton shape="block" className="h-66" />
      </Columns>
    </Pending>
  );
}

/** The plan is on the partner's site, which is sent the city and the days only. */
function PlanSite({ property, href }: { property: Property; href: string }) {
  const { t } = useLingui();
  return (
    <PlanCard
      property={property}
      actions={
        <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
          <ExternalLink aria-hidden className="size-4.5 shrink-0" />
          <span>{t`Open the plan`}</span>
        </a>
      }
    >
      {t`Your plan opens on our partner's site. We only share the city and your dates.`}
    </PlanCard>
  );
}

/** The partner has no days for the stay: the city guide has ideas. */
function NoPlan({ slug, property }: { slug: Slug; property: Property }) {
  const { t } = useLingui();
  return (
    <PlanCard
      property={property}
      actions={
        <Link to="/stay/explore" search={{ slug }} className={buttonClass('primary')}>
          {t`See the city guide`}
        </Link>
      }
    >
      {t`No plan for this stay yet. The city guide is a good start.`}
    </PlanCard>
  );
}

interface PlanFailureProps {
  slug: Slug;
  property: Property;
  isTrying: boolean;
  onRetry: () => void;
}

/** The partner does not answer: offers a retry and the city guide (R8-21 to R8-23). */
function PlanFailure({ slug, property, isTrying, onRetry }: PlanFailureProps) {
  const { t } = useLingui();
  return (
    <PlanCard
      property={property}
      role="alert"
      heading={t`We're having trouble loading data`}
      actions={
        <>
          <Button isBusy={isTrying} onClick={onRetry}>{t`Try again`}</Button>
          <Link to="/stay/explore" search={{ slug }} className={buttonClass('quiet')}>
            {t`See the city guide`}
          </Link>
        </>
      }
    >
      {t`Oops! We're having trouble loading data from our partner. Please try again later`}
    </PlanCard>
  );
}

interface PlanCardProps {
  property: Property;
  role?: 'alert' | undefined;
  heading?: string | undefined;
  /** What the guest can do instead. */
  actions: ReactNode;
  children: ReactNode;
}

/** What the page shows in place of days: the city, a text and what the guest can do. */
const PlanCard = ({ property, role, heading, actions, children }: PlanCardProps) => (
  <Card isFlush className="flex flex-wrap *:min-w-0 *:grow *:basis-112">
    <div className="aspect-7/3">
      <PropertyScene property={property} className="size-full" />
    </div>
    <div role={role} className={cx(cardPadding, 'justify-center')}>
      {heading !== undefined && <h2>{heading}</h2>}
      <p className="text-pretty">{children}</p>
      {/* Without this a screen reader would read the whole alert again when a button becomes busy. */}
      <div aria-live="off" className="mt-1 flex flex-wrap items-center gap-2">
        {actions}
      </div>
    </div>
  </Card>
);

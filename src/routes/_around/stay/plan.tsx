import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { asPlanHost, planHostOf } from '#config/plan-host.ts';
import { planEntry } from '#domain/plan/plan-entry.ts';
import { PlanPage } from '#features/plan/plan-page.tsx';
import { readCurrentStay } from '#session/current-stay.ts';
import { currentLogin } from '#session/login.ts';

import { requireLogin } from '../../-login.ts';
import { keptSearch } from '../../-search.ts';
import { loadStay } from '../../stay/-load-stay.ts';

interface PlanSearch {
  /** The partner's host a tester picks; without effect in production (R2-147). */
  planHost?: string | undefined;
}

/** The days of a stay, for members with a stay (R2-20, R2-130). */
export const Route = createFileRoute('/_around/stay/plan')({
  staticData: { title: msg`Plan your stay` },
  validateSearch: ({ planHost }: Record<string, unknown>): PlanSearch => ({ planHost: asPlanHost(planHost) }),
  beforeLoad: ({ context, search, location }) => {
    const slug = search.slug ?? readCurrentStay();
    const { hasAccount } = context.settings.brand;
    const planHost = planHostOf(context.settings, search.planHost);
    const entry = planEntry({
      hasAccount,
      hasPlan: planHost !== undefined,
      isLoggedIn: currentLogin() !== undefined,
      hasSlug: slug !== undefined,
    });
    if (entry === 'sign-up') requireLogin(location);
    if (entry === 'explore' || slug === undefined || planHost === undefined)
      throw redirect({ to: '/stay/explore', search: keptSearch(search), replace: true });
    // As everywhere in the stay area, the address says which stay it is (R2-119).
    if (search.slug === undefined) {
      throw redirect({
        to: '/stay/plan',
        search: { ...keptSearch(search), planHost: search.planHost, slug },
        replace: true,
      });
    }
    return { slug, planHost };
  },
  loader: ({ context: { queryClient, slug }, abortController }) => loadStay(queryClient, slug, abortController),
  component: function PlanRoute() {
    const { slug, planHost } = Route.useRouteContext();
    return <PlanPage slug={slug} host={planHost} />;
  },
});

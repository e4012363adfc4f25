import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExplore } from '#components/link.tsx';
import { asPlanHost } from '#config/plan-host.ts';
import { OnItsSite } from '#features/find-booking/other-site.tsx';
import { PlanPage } from '#features/plan/plan-page.tsx';

import { byStay } from '../../-search.ts';
import { loadStay } from '../../stay/-load-stay.ts';
import { enterPlan } from './-enter-plan.ts';

interface PlanSearch {
  /** The plan's host chosen by a tester; ignored in production (R2-147). */
  planHost?: string | undefined;
}

/** The plan for the days of a stay; for members with a stay (R2-20, R2-130). */
export const Route = createFileRoute('/_discover/stay/plan')({
  staticData: { back: <BackToExplore />, title: msg`Plan your stay` },
  validateSearch: ({ planHost }: Record<string, unknown>): PlanSearch => ({ planHost: asPlanHost(planHost) }),
  loaderDeps: byStay,
  // No preloading, because the loader stores the stay.
  preload: false,
  beforeLoad: (opening) => enterPlan(opening.context.settings, opening),
  loader: ({ context, abortController }): Promise<void> => loadStay(context, context.slug, abortController),
  component: function PlanRoute() {
    const { slug, planHost } = Route.useRouteContext();
    return (
      <OnItsSite slug={slug}>
        <PlanPage slug={slug} host={planHost} />
      </OnItsSite>
    );
  },
});

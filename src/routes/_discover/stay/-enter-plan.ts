import type { ParsedLocation } from '@tanstack/react-router';

import { redirect } from '@tanstack/react-router';

import { planHostOf } from '#config/plan-host.ts';
import type { Settings } from '#config/settings.ts';
import { planEntry } from '#domain/plan/plan.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { currentLogin } from '#session/login.ts';

import { requireLogin } from '../../-login.ts';
import { keptSearch } from '../../-search.ts';
import type { RootSearch } from '../../-search.ts';

/** Returns the stay and the plan's host; throws a redirect if the plan is not available (R2-130). */
export function enterPlan(
  settings: Settings,
  opening: { search: RootSearch & { planHost?: string | undefined }; location: ParsedLocation; preload: boolean },
): { slug: Slug; planHost: string } {
  const { search } = opening;
  const slug = search.slug ?? readCurrentStay();
  const { hasAccount } = settings.brand;
  const planHost = planHostOf(settings, search.planHost);
  const entry = planEntry({
    hasAccount,
    hasPlan: planHost !== undefined,
    isLoggedIn: currentLogin() !== undefined,
    hasSlug: slug !== undefined,
  });
  if (entry === 'sign-up') requireLogin(opening);
  if (entry === 'explore' || slug === undefined || planHost === undefined)
    throw redirect({ to: '/stay/explore', search: keptSearch(search), replace: true });
  // As in the stay area, the address identifies the stay (R2-119).
  if (search.slug === undefined) {
    throw redirect({
      to: '/stay/plan',
      search: { ...keptSearch(search), planHost: search.planHost, slug },
      replace: true,
    });
  }
  return { slug, planHost };
}

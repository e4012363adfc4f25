import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { customerQuery } from '#data/account/customer.ts';
import { unseen } from '#data/query-client.ts';
import { safeTarget } from '#domain/account/redirect-target.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useIsMounted } from '#lib/async-hooks.ts';
import { takeRedirectTarget } from '#session/pending-sign-in.ts';

/** The account itself is where every sign-in ends; wanting it skips no question on the way. */
const isAccount = (target: string): boolean => /^\/account\/?(\?|$)/.test(target);

/**
 * Where to go after a login: the address asked for, the stay, the consent once, the account (R2-127, R7-92). A guest
 * who has left meanwhile stays there.
 */
export function useAfterSignIn(slug: Slug | undefined): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isPage = (pathname: string): boolean => {
    const [, , foundRoute] = router.getMatchedRoutes(pathname);
    return foundRoute !== undefined && foundRoute.id !== '/$';
  };
  const isHere = useIsMounted();
  return async () => {
    if (!isHere()) return;
    const target = safeTarget(takeRedirectTarget(), isPage);
    if (target !== undefined && !isAccount(target)) return router.history.replace(target);
    if (slug !== undefined) return router.navigate({ to: '/stay', search: { slug }, replace: true });
    // An account that cannot be read is the account page's business: it asks again, shows it and reports it.
    const customer = await queryClient.fetchQuery({ ...unseen(customerQuery()), retry: false }).catch(() => undefined);
    if (!isHere()) return;
    const isAsked = customer !== undefined && !customer.isMarketingConsentGiven;
    return isAsked ? router.navigate({ to: '/consent', replace: true }) : router.history.replace(target ?? '/account');
  };
}

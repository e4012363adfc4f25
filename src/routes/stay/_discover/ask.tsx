import { createFileRoute } from '@tanstack/react-router';

import { askName } from '#components/support-channels.tsx';
import { helpQuery } from '#data/help.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { AskPage } from '#features/ask/ask-page.tsx';

import { byStay } from '../../-search.ts';

/** Help, even for a cancelled stay (R2-24, R4-24); chat and phone do not wait for the articles. */
export const Route = createFileRoute('/stay/_discover/ask')({
  staticData: { title: askName, section: 'ask' },
  loaderDeps: byStay,
  loader: async ({ context: { queryClient, slug } }) => {
    const stay = await queryClient.ensureQueryData(stayQuery(slug)).catch(() => undefined);
    if (stay) void queryClient.prefetchQuery(helpQuery(stay.propertyId));
  },
  component: function AskRoute() {
    const { slug } = Route.useRouteContext();
    return <AskPage slug={slug} />;
  },
});

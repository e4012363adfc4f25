import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { Failure } from '#components/failure.tsx';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { City } from '#domain/property/city.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useStandingError } from '#lib/async-hooks.ts';

import { ExploreView } from './explore-view.tsx';

interface ExplorePageProps {
  slug: Slug | undefined;
  chosen: City | undefined;
}

/** City guides, with the city of the stay first; a stay is not needed (R2-19, R2-131). */
export function ExplorePage({ slug, chosen }: ExplorePageProps) {
  return slug === undefined ? (
    <ExploreView slug={undefined} chosen={chosen} />
  ) : (
    <ExploreWithStay slug={slug} chosen={chosen} />
  );
}

/** A stay that cannot be read takes no guide away: it only cannot choose one. */
function ExploreWithStay({ slug, chosen }: { slug: Slug; chosen: City | undefined }) {
  const stay = useQuery({ ...stayQuery(slug), retryOnMount: false });
  const house = useQuery({
    ...propertyQuery(stay.data?.propertyId ?? ''),
    enabled: stay.data !== undefined,
    retryOnMount: false,
  });
  const error = useStandingError({ data: house.data, error: stay.data === undefined ? stay.error : house.error });
  // The loader asks again: a stay that is read is remembered, however late (R2-120).
  const router = useRouter();
  return (
    <ExploreView
      slug={slug}
      chosen={chosen}
      stay={stay.data}
      house={house.data}
      notice={
        Boolean(error) && (
          <Failure
            error={error}
            isTrying={stay.isFetching || house.isFetching}
            onRetry={() => void router.invalidate()}
          />
        )
      }
    />
  );
}

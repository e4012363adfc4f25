import { StaySummary } from '#blocks/task/stay-summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** The stay that a guest checks in for. A phone has no room for it. */
export function StayBeside({ slug }: { slug: Slug }) {
  const { stay, property } = useStay(slug);
  return <StaySummary stay={stay} property={property} />;
}

import { StayBeside } from '#components/stay-ends.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** The stay that a guest checks in for, beside the step. */
export function BesideStep({ slug, isOnPhone }: { slug: Slug; isOnPhone: boolean }) {
  const { stay, property } = useStay(slug);
  return <StayBeside stay={stay} property={property} isOnPhone={isOnPhone} />;
}

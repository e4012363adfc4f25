import { useCustomProducts } from '#blocks/use-custom-products.ts';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Page, PageTitle } from '#ui/page.tsx';

/** One offer of the house (R2-47). */
export function CustomProductPage({ slug, id }: { slug: Slug; id: string }) {
  const { stay } = useStay(slug);
  const { data } = useCustomProducts(stay.propertyId);
  const product = data?.products.find((each) => each.id === id);
  return (
    <Page width="text">
      <PageTitle>{product?.title}</PageTitle>
    </Page>
  );
}

import { useLingui } from '@lingui/react/macro';

import { PropertyScene } from '#blocks/property-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { WaysToStay } from './ways-to-stay.tsx';

/** The end of check-in, and on to the doors (R4-09). */
export function CheckedIn({ slug, property }: { slug: Slug; property: Property }) {
  const { t } = useLingui();
  return (
    <Page width="text">
      <Card flush>
        <PropertyScene property={property} className="h-38 w-full wide:h-55" />
        <div className="flex flex-col gap-5 p-5 wide:p-6">
          <PageTitle lead={t`That's all the paperwork. What's left is packing and looking forward to it.`}>
            {t`You are checked in`}
          </PageTitle>
          <WaysToStay slug={slug} />
        </div>
      </Card>
    </Page>
  );
}

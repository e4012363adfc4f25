import { useLingui } from '@lingui/react/macro';

import { PropertyScene } from '#components/sky-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { WaysToStay } from './ways-to-stay.tsx';

/** The end of check-in, and on to the doors (R4-09). */
export function CheckedIn({ slug, property }: { slug: Slug; property: Property }) {
  const { t } = useLingui();
  return (
    <Page width="text">
      <PageTitle lead={t`That's all the paperwork. What's left is packing and looking forward to it.`}>
        {t`You are checked in`}
      </PageTitle>
      <Card flush>
        <PropertyScene property={property} className="aspect-7/3 overflow-hidden" />
        <div className={cardPadding}>
          <WaysToStay slug={slug} />
        </div>
      </Card>
    </Page>
  );
}

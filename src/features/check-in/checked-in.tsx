import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { PropertyScene } from '#blocks/property-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

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
          <div className="flex flex-col gap-3">
            <Link to="/stay/access" search={{ slug }} className={buttonClass('primary')}>
              {t`See how to get in`}
            </Link>
            <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
              {t`Back to your stay`}
            </Link>
          </div>
        </div>
      </Card>
    </Page>
  );
}

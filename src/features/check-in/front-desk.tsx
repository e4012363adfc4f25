import { Trans, useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { PropertyScene } from '#blocks/property-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** The identity step of a property with a front desk: nothing more to do online (R4-21). */
export function FrontDesk({ slug, property }: { slug: Slug; property: Property }) {
  const { t } = useLingui();
  return (
    <Card flush>
      <PropertyScene property={property} className="h-38 w-full wide:h-55" />
      <div className="flex flex-col gap-5 p-5 wide:p-6">
        <p className="text-pretty">
          <Trans>
            We have your details. When you arrive, the main guest shows a valid ID at the front desk, and that is all.
          </Trans>
        </p>
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
  );
}

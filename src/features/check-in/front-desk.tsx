import { Trans } from '@lingui/react/macro';

import { PropertyScene } from '#components/sky-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Card } from '#ui/card.tsx';

import { WaysToStay } from './ways-to-stay.tsx';

/** The identity step of a property with a front desk: nothing more to do online (R4-21). */
export function FrontDesk({ slug, property }: { slug: Slug; property: Property }) {
  return (
    <Card flush>
      <PropertyScene property={property} className="h-38 w-full wide:aspect-7/3 wide:h-auto" />
      <div className="flex flex-col gap-5 p-5 wide:p-6">
        <p className="text-pretty">
          <Trans>
            We have your details. When you arrive, the main guest shows a valid ID at the front desk, and that is all.
          </Trans>
        </p>
        <WaysToStay slug={slug} />
      </div>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { DoorsAfterwards } from './doors-afterwards.tsx';

/** What a check-out leaves open, past or now, with the title that fits (R9-09, R9-10). */
export function OpensAfterwards({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const title = stay.checkOutDate === null ? t`If you check out now` : t`What still opens`;
  return <DoorsAfterwards stay={stay} property={property} title={title} />;
}

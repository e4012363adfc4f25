import { Trans, useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { ReadableField } from '#components/failure.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface NotOfferedProps {
  stay: Stay;
  property: Property;
  /** Names what is not available; default: a general text. */
  heading?: string | undefined;
}

/** Says that the product is not available for this stay now, with ways to contact support (R3-76). */
export function NotOffered({ stay, property, heading }: NotOfferedProps) {
  const { t } = useLingui();
  return (
    <ReadableField stay={stay} field="products">
      <Notice
        tone="info"
        heading={heading ?? t`Not available for your stay right now`}
        actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
      >
        {t`Contact us, and we'll see what we can do.`}
      </Notice>
    </ReadableField>
  );
}

/** Says that no timeslot is left, with the ways to reach support (R8-25 to R8-27, R8-53). */
export function NoSlots({ property }: Pick<NotOfferedProps, 'property'>) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      heading={t`Not available for your stay right now`}
      actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    >
      <Trans>Darn it, we've run out of timeslots. Contact us and we'll try to make things right.</Trans>
    </Notice>
  );
}

/** Says that the stay already has a product that is sold once, and that support can change it. */
export function AllSet({ property, heading }: { property: Property; heading?: string }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="calm"
      heading={heading ?? t`Yours for the whole stay`}
      actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    >
      {t`Have your plans changed? Contact us, and we'll see what we can do.`}
    </Notice>
  );
}

/** The link to all extras, where a product is not available. */
export function AllExtras({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/extras" search={{ slug }} className={buttonClass('quiet')}>
      {t`All extras`}
    </Link>
  );
}

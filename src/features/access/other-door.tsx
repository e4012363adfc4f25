import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';

import { DoorHelp } from './door-help.tsx';
import { Reason } from './expired-door.tsx';

interface OtherDoorProps {
  slug: Slug;
  property: Property | undefined;
}

/** A door with a key of metal: where it is handed out (R3-81). */
export function PhysicalDoor({ slug, property }: OtherDoorProps) {
  const { t } = useLingui();
  if (property?.checkInMethod === 'front-desk') {
    return <Reason>{t`This door has a metal key. You can collect it from the front desk.`}</Reason>;
  }
  return (
    <>
      <Reason>{t`This door has a metal key. The directions to the building tell you where to find it.`}</Reason>
      <Link to="/stay/location" search={{ slug }} className={buttonClass('quiet', 'self-start')}>
        {t`Where to find us`}
      </Link>
      <DoorHelp question={t`Key not there?`} property={property} />
    </>
  );
}

/** A door of which the app does not know how it opens: a person does. */
export function UnknownDoor({ property }: Pick<OtherDoorProps, 'property'>) {
  const { t } = useLingui();
  return (
    <>
      <Reason>{t`This door opens for you, but we cannot show you how here. Please ask us.`}</Reason>
      <DoorHelp question={t`How do I open this door?`} property={property} />
    </>
  );
}

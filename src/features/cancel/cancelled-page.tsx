import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';

import { Link } from '#components/link.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { DonePage } from '#components/task/done.tsx';
import { useSettings } from '#config/settings.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import type { Property } from '#domain/property/property.ts';
import { newBookingHref } from '#domain/stay/stay.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { CalledOffScene } from '#ui/illustrations/room-scenes.tsx';

import { Cost, StayLine } from './terms.tsx';

/** The stay is cancelled: which one, what it costs, and how to book again (R2-36, R4-77). */
export function CancelledPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const cancelledFor = useLocation({ select: ({ state }) => state.cancelledFor });
  return (
    <DonePage
      title={t`Your stay is cancelled`}
      lead={t`Plans change, and we would love to have you another time.`}
      stay={stay}
      property={property}
      picture={<CalledOffScene />}
      summary={<Afterwards stay={stay} property={property} />}
    >
      <Facts>
        <Fact term={t`Your booking`}>
          <StayLine stay={stay} property={property} />
        </Fact>
        <Fact term={t`Booking number`} isName>
          {stay.confirmationNumber}
        </Fact>
      </Facts>
      {cancelledFor && (
        <div className="border-t-[1.5px] border-line pt-3">
          <Cost isFree={cancelledFor === 'nothing'} stay={stay} property={property} isDone />
        </div>
      )}
    </DonePage>
  );
}

/** In place of the way to the stay: a new booking, the cancelled one, and support. */
function Afterwards({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const id = useId();
  const { addresses } = useSettings();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={t`What you can do now`} />
      <div className="flex flex-col gap-2.5">
        <a href={newBookingHref(addresses.booking, stay)} rel="noreferrer" className={buttonClass('primary')}>
          {t`Start new booking`}
        </a>
        <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
          {t`See the cancelled booking`}
        </Link>
      </div>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </Card>
  );
}

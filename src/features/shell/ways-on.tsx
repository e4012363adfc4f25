import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import KeyRound from 'lucide-react/icons/key-round';
import Search from 'lucide-react/icons/search';

import { Link } from '#components/link.tsx';
import { CallFirst } from '#components/contact.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { UNIT_MESSAGES } from '#components/messages/place-messages.ts';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Property } from '#domain/property/property.ts';
import { asSlug } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { deviceZone } from '#lib/time.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';

/** What a guest can do while a page cannot be shown: call, find the booking, see the stay. */
export function WaysOn() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const slug = asSlug(useSearch({ strict: false }).slug) ?? readCurrentStay();
  const stay = slug && queryClient.getQueryData(stayQuery(slug).queryKey);
  const property = stay && queryClient.getQueryData(propertyQuery(stay.propertyId).queryKey);
  return (
    <>
      <Card as="section" aria-labelledby="help-title">
        <CardHead id="help-title" title={t`Need help?`} />
        <CallFirst property={property} />
        {slug === undefined && !navigator.onLine && (
          <p className="text-pretty">
            {t`No stay is saved on this device yet. Find your booking here once you are online. After that you can open your stay offline too.`}
          </p>
        )}
        <Link to="/check-in" className={buttonClass('text', '-ms-1 self-start')}>
          <Search aria-hidden className="size-4.5" />
          <span>{t`Find my booking`}</span>
        </Link>
      </Card>
      {stay && <KnownStay stay={stay} property={property} />}
    </>
  );
}

/** What is known of the stay, and the doors, which need no more than that. */
function KnownStay({ stay, property }: { stay: Stay; property: Property | undefined }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { livingUnit } = stay;
  const zone = property?.timezone ?? deviceZone();
  return (
    <Card as="section" aria-labelledby="known-title">
      <CardHead id="known-title" title={t`Your booking`} aside={<ZoneNote property={property} />} />
      <Facts>
        {stay.confirmationNumber !== '' && (
          <Fact term={t`Booking number`} isName>
            {stay.confirmationNumber}
          </Fact>
        )}
        {livingUnit?.number && <Fact term={i18n._(UNIT_MESSAGES[livingUnit.kind])}>{livingUnit.number}</Fact>}
        <Fact term={t`Your stay`}>
          <span>{format.dayTime(stay.startDate, zone)}</span>
          <span> – </span>
          <span>{format.dayTime(stay.endDate, zone)}</span>
        </Fact>
      </Facts>
      {!stay.isCancelled && (
        <Link to="/stay/access" search={{ slug: stay.slug }} className={buttonClass('quiet', 'wide:self-start')}>
          <KeyRound aria-hidden className="size-4.5" />
          <span>{t`See how to get in`}</span>
        </Link>
      )}
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { cityName } from '#components/messages/city-name.ts';
import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { useOwnTime } from '#components/clocks.tsx';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';

import { Contact } from '../door-help.tsx';
import type { ExpiredProps } from '../door-props.ts';
import { LateCheckOutLink } from './late-check-out-link.tsx';
import { NoWay } from './no-way.tsx';

/** All keys have ended: one notice instead of a card a door. After check-out the page's own has said it (R4-69). */
export function ExpiredDoors({ stay, property, zone, since }: ExpiredProps) {
  const { t, i18n } = useLingui();
  const when = useFormat().dayTime(since, zone);
  const here = useOwnTime(since, zone);
  const city = property && cityName(i18n, property.city);
  const isLastDay = useAtTime((now) => stayPhase(stay, now, zone) === 'check-out-day');
  const search = { slug: stay.slug };
  if (stay.checkOutDate !== null) return null;
  return (
    <NoWay id="expired-title" spot="expired" title={t`Your keys have expired`}>
      {since !== null && (
        <p className="text-pretty">
          {here === null || city === undefined ? (
            <Trans comment="Keys of several doors that have expired">They worked until {when}.</Trans>
          ) : (
            <Trans comment="Keys of several doors that have expired: the hour in the city, then on the guest's clock">
              They worked until {when} in {city} ({here} on your clock).
            </Trans>
          )}
        </p>
      )}
      {isLastDay && (
        <div className="flex flex-wrap gap-2">
          <Link to="/stay/check-out" search={search} className={buttonClass('primary')}>
            {t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' })}
          </Link>
          {property && <LateCheckOutLink stay={stay} property={property} />}
        </div>
      )}
      {isLastDay ? <Contact property={property} /> : <ContactWays property={property} isMain />}
      {!isLastDay && (
        <Link to="/stay" search={search} className={buttonClass('text', '-ms-1 self-start')}>
          {t`To your stay`}
        </Link>
      )}
    </NoWay>
  );
}

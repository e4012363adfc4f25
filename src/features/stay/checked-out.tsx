import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { fetchUntil } from '#domain/access/still-opens.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';

interface CheckedOutProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** For a guest who has left: until when something can be fetched, and then whom to call (R4-23). */
export function CheckedOut({ stay, property, zone }: CheckedOutProps) {
  const { t } = useLingui();
  const format = useFormat();
  const end = useAtTime((now) => fetchUntil(stay, now, zone));
  const until = format.time(end, zone);
  return (
    <>
      {end === null ? (
        <>
          <p>
            <span className="block font-semibold">{t`Your keys have expired`}</span>
            {t`Left something behind?`}
          </p>
          <ContactWays property={property} />
        </>
      ) : (
        <Link to="/stay/access" search={{ slug: stay.slug }} className={buttonClass('primary', 'no-print')}>
          <span>
            {t({ message: 'Forgot something?', comment: 'After check-out: leads to the doors that still open' })}{' '}
            <span className="block text-note font-normal">
              {t({ message: `until ${until}`, comment: "Below 'Forgot something?': a time like '11:15'" })}
            </span>
          </span>
        </Link>
      )}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { useSettings } from '#config/settings.ts';
import { keysEndedAt } from '#domain/access/doors.ts';
import { fetchUntil, isAnyOpen } from '#domain/access/still-opens.ts';
import { telHref } from '#domain/support/support.ts';
import type { Property } from '#domain/property/property.ts';
import type { NextStep } from '#domain/stay/next-step.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { SPACE } from '#ui/elements.tsx';

const PAGES = {
  'complete-check-in': '/stay/check-in',
  'add-card': '/stay/add-card',
  'see-access': '/stay/access',
  'order-extras': '/stay/extras',
  'check-out': '/stay/check-out',
} as const;

interface NextStepLinkProps {
  step: NextStep | null;
  stay: Stay;
  /** The walk to the guest's door is the primary action. */
  isWalk: boolean;
}

/** The one primary action of the stay, or the way to all doors beside the walk. */
export function NextStepLink({ step, stay, isWalk }: NextStepLinkProps) {
  const { t } = useLingui();
  const labels = {
    'complete-check-in': t`Check in now`,
    'add-card': stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`,
    'see-access': isWalk ? t`All doors` : t`See how to get in`,
    'order-extras': t`Choose your extras`,
    'check-out': t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' }),
  };
  const shown = step ?? 'see-access';
  return (
    <Link
      to={PAGES[shown]}
      search={{ slug: stay.slug }}
      className={buttonClass(isWalk ? 'quiet' : 'primary', 'no-print')}
    >
      {labels[shown]}
    </Link>
  );
}

/** After the time of departure, beside the button to check out: the number to call for more time (R4-12). */
export function HourPassed({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  const { brand } = useSettings();
  const { phone } = property ?? brand.support;
  if (!phone) return null;
  return (
    <p className="text-body text-pretty">
      <span>{t`You can still check out today. Need a little longer?`}</span>
      {/* A link large enough for a finger would push lines of a sentence apart, so it starts a new one. */}
      <a href={telHref(phone)} className="block w-fit py-2 underline-offset-3 [&[href]]:underline">
        {t`Call us: ${phone}`}
      </a>
    </p>
  );
}

/** On the last day, after the keys: a check-out opens the building again (R9-10); first that, then what has ended. */
export function KeysEnded({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const { t } = useLingui();
  const format = useFormat();
  // The doors and their hours are in a card below.
  const opensAgain = useAtTime((now) => isAnyOpen(stay, now, zone));
  const since = useAtTime((now) => keysEndedAt(stay, now));
  const when = format.dayTime(since, zone);
  return (
    <p className="text-soft">
      {opensAgain && (
        <span className="block text-balance text-ink">{t`Check out, and the doors below will open again.`}</span>
      )}
      <span className="block text-body">
        {since === null ? (
          t`Your keys have expired`
        ) : (
          <Trans comment="Keys of several doors that have expired">Your keys worked until {when}.</Trans>
        )}
      </span>
    </p>
  );
}

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
            <span>{t`Left something behind?`}</span>
          </p>
          <ContactWays property={property} />
        </>
      ) : (
        <Link to="/stay/access" search={{ slug: stay.slug }} className={buttonClass('primary', 'no-print')}>
          <span>
            <span>{t`Go to your doors`}</span>
            {SPACE}
            <span className="block text-note font-normal">
              {t({ message: `until ${until}`, comment: "Below 'Go to your doors': a time like '11:15'" })}
            </span>
          </span>
        </Link>
      )}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';
import type { StayPhase } from '#domain/stay/stay-phase.ts';
import { newBookingHref } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { wholeWords } from '#ui/headline.tsx';

interface StayOverProps {
  stay: Stay;
  property: Property | undefined;
  phase: StayPhase;
}

/**
 * A stay that is cancelled or expired: its state, and the way to a new one with a member's price (R1-34, R2-85, R2-86,
 * R8-52, R8-32).
 */
export function StayOver({ stay, property, phase }: StayOverProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { addresses, brand } = useSettings();
  const isExpired = phase === 'expired';
  const savesAgain = isExpired && brand.hasAccount;
  const booking = newBookingHref(addresses.booking, stay);
  // The rates are those of the guest's own kind of unit; without one there is nothing to ask for (R1-33).
  const rates = isExpired && stay.unitCategoryId !== null && (
    <Link to="/stay/reservation-extension" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
      {t`See rates for other dates`}
    </Link>
  );
  const ways = (
    <div className="flex flex-wrap gap-2 *:grow">
      <a href={booking} rel="noreferrer" className={buttonClass()}>
        {t`Start new booking`}
      </a>
      {rates}
    </div>
  );
  return (
    <>
      <Card as="section" aria-labelledby="over-title" className="grow">
        <div>
          <h2 id="over-title">
            {wholeWords(
              isExpired ? t`This reservation is not active: it has already expired.` : t`This stay is cancelled`,
            )}
          </h2>
          {property && isExpired && stay.checkOutDate !== null && (
            <p className="mt-1">
              <Trans>Checked out, {format.dayTime(stay.checkOutDate, property.timezone)}</Trans>
            </p>
          )}
        </div>
        <p className="text-pretty">
          {isExpired
            ? t`Thank you for staying with us. Travel well, and come back when you miss the bed.`
            : t`You can no longer open doors or order extras with this booking. If you did not expect this, please contact us.`}
        </p>
        {savesAgain ? (
          <section aria-labelledby="book-title" className="flex flex-col gap-3 border-t border-line pt-3.5">
            <h2 id="book-title">{t`Book and save`}</h2>
            <p className="-mt-2">
              <Trans>Inner Circle members save {MEMBER_DISCOUNT_PERCENT}% on every stay.</Trans>
            </p>
            {ways}
          </section>
        ) : (
          <>
            {ways}
            <ContactWays property={property} />
          </>
        )}
      </Card>
      {savesAgain && (
        <Card as="section" aria-labelledby="left-title">
          <CardHead id="left-title" title={t`Left something behind?`} />
          <ContactWays property={property} />
        </Card>
      )}
    </>
  );
}

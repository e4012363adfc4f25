import { Trans, useLingui } from '@lingui/react/macro';

import { NeedHelp } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { useNamedPage } from '#components/page-name.ts';
import { StoredStay } from '#components/stored-stay.tsx';
import type { Slug } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { NotFoundSpot } from '#ui/illustrations/spot-scenes.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureBeside } from '#ui/picture-card.tsx';

import { FindBooking, TownPicture } from './find-booking.tsx';

interface ReservationNotFoundProps {
  /** The stay that this page has made the device forget. */
  before: Slug | undefined;
}

/** The link leads to no reservation: what may be wrong, the lookup, and people (R8-30, R8-51). */
export function ReservationNotFound({ before }: ReservationNotFoundProps) {
  const { t } = useLingui();
  return (
    <Page isTop>
      <PictureBeside
        // A phone has the door alone.
        className="hidden wide:block"
        picture={<TownPicture />}
        beside={
          <>
            <StoredStay />
            <NeedHelp />
          </>
        }
      >
        <NotFoundSpot className="self-start" />
        <PageTitle lead={t`What a bummer! It seems that there is a mistake in the address...`}>
          {t`Booking not found`}
        </PageTitle>
        <p className="text-pretty">
          <Trans>
            Open the link in your confirmation again, or find your booking by its number. If neither works, call or
            message us.
          </Trans>
        </p>
        <Link to="/check-in" className={buttonClass()}>
          {t`Find my booking`}
        </Link>
        {before !== undefined && (
          <Link to="/stay" search={{ slug: before }} className={buttonClass('quiet')}>
            {t`Back to your stay`}
          </Link>
        )}
      </PictureBeside>
    </Page>
  );
}

/** The lookup where a page of a stay was asked for, and no stay is known: it says so, but not as an error (B4). */
export function FindBookingInstead() {
  const { t } = useLingui();
  useNamedPage(t`Check in`);
  return <FindBooking />;
}

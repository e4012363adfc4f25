import { Trans, useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { NeedHelp } from '#blocks/need-help.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Halves, Page, PageTitle } from '#ui/page.tsx';
import { NotFoundSpot } from '#ui/scenes/spot-scenes.tsx';

/** The link leads to no reservation: what may be wrong, the lookup, and people (R8-30, R8-51). */
export function ReservationNotFound() {
  const { t } = useLingui();
  return (
    <Page>
      <Card className="items-center text-center">
        <NotFoundSpot />
        <PageTitle lead={t`What a bummer! It seems that there is a mistake in the address...`}>
          {t`Booking not found`}
        </PageTitle>
        <p className="max-w-[50ch] text-pretty text-soft">
          <Trans>
            Open the link from your confirmation once more, or find your booking with its number. If neither works, call
            or write to us.
          </Trans>
        </p>
        <Link to="/check-in" className={buttonClass('primary', 'w-full wide:w-auto')}>
          {t`Find my booking`}
        </Link>
      </Card>
      <Halves>
        <NeedHelp />
      </Halves>
    </Page>
  );
}

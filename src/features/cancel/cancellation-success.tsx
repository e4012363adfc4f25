import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';

import { Link } from '#blocks/link.tsx';
import { SupportChannels } from '#blocks/support-channels.tsx';
import { StaySummary } from '#blocks/task/stay-summary.tsx';
import { useSettings } from '#config/settings.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureCard } from '#ui/picture-card.tsx';
import { CalledOffScene } from '#ui/scenes/called-off-scene.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { Cost } from './cost.tsx';
import { StayLine } from './stay-line.tsx';

/** The stay is cancelled: which one, and the ways on (R2-36, R4-77). */
export function CancellationSuccess({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { addresses } = useSettings();
  const { stay, property } = useStay(slug);
  const cancelledFor = useLocation({ select: ({ state }) => state.cancelledFor });
  const booking = `${addresses.booking}/?stay=${encodeURIComponent(stay.slugWithData)}`;
  return (
    <Page>
      <PageTitle
        lead={t`There is nothing more to do. Plans change, and we would love to have you another time.`}
      >{t`Your stay is cancelled`}</PageTitle>
      <SummaryColumns
        summary={
          <StaySummary
            stay={stay}
            property={property}
            action={
              <div className="flex flex-col gap-2.5">
                <a href={booking} rel="noreferrer" className={buttonClass('primary')}>
                  {t`Start new booking`}
                </a>
                <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
                  {t`To your stay`}
                </Link>
                <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
              </div>
            }
          />
        }
      >
        <PictureCard picture={<CalledOffScene className={undefined} />} className="animate-slide-in">
          <Facts>
            <Fact term={t`Your booking`}>
              <StayLine stay={stay} property={property} />
            </Fact>
            <Fact term={t`Booking number`}>{stay.confirmationNumber}</Fact>
          </Facts>
          {cancelledFor && (
            <div className="border-t-[1.5px] border-line pt-3">
              <Cost isFree={cancelledFor === 'nothing'} stay={stay} property={property} />
            </div>
          )}
        </PictureCard>
      </SummaryColumns>
    </Page>
  );
}

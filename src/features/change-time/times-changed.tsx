import { Trans, useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { StaySummary } from '#blocks/task/stay-summary.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureCard } from '#ui/picture-card.tsx';
import { ProductScene } from '#ui/scenes/product-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';

import { TimeFacts } from './time-facts.tsx';

/** The stay has its new times; the focus comes along, because the pressed button is gone (R1-16, R7-38). */
export function TimesChanged({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [start, end] = [format.dayTime(stay.startDate, zone), format.dayTime(stay.endDate, zone)];
  return (
    <Page>
      <PageTitle
        ref={heading}
        lead={
          <Trans comment="Confirms new times, e.g. 'Your stay is now from Fri 20 Nov, 17:00 to Mon 23 Nov, 09:00.'">
            Your stay is now from {start} to {end}. Your doors follow the new times.
          </Trans>
        }
      >
        {t`Your times have been changed`}
      </PageTitle>
      <SummaryColumns
        summary={
          <StaySummary
            stay={stay}
            property={property}
            action={
              <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('primary')}>
                {t`To your stay`}
              </Link>
            }
          />
        }
      >
        <PictureCard picture={<ProductScene type="late-check-out" />} className="animate-slide-in">
          <TimeFacts stay={stay} property={property} />
        </PictureCard>
      </SummaryColumns>
    </Page>
  );
}

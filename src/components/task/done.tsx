import type { ReactNode, Ref } from 'react';

import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { Booked, Requested } from '#components/products/ticket.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { cx } from '#lib/cx.ts';
import type { Elements } from '#ui/elements.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { PictureCard, requestEdge } from '#ui/picture-card.tsx';

import { StaySummary } from './summary.tsx';

interface DoneProps {
  stay: Stay;
  property: Property;
  picture: ReactNode;
  /** Drawn as a ticket that the guest can show. */
  isTicket?: boolean | undefined;
  /** Confirmed, and part of the stay. */
  isBooked?: boolean | undefined;
  /** Not confirmed yet: the card is only outlined. */
  isRequest?: boolean | undefined;
  /** The id of the heading in the card. */
  labelledBy?: string | undefined;
  /** The content of the card. */
  children: Elements;
  /** The card shows when the stay begins and ends, so that the summary does not. */
  hasOwnTimes?: boolean | undefined;
  /** Further links below the one to the stay. */
  links?: Elements;
  /** Replaces the summary of the stay and the link to it. */
  summary?: ReactNode;
  /** Below both columns. */
  below?: ReactNode;
}

/** A task that succeeded: the result as a card, the stay, and where to go next. */
export function Done(props: DoneProps) {
  const {
    stay,
    property,
    picture,
    isTicket,
    isBooked,
    isRequest,
    labelledBy,
    children,
    hasOwnTimes,
    links,
    summary: replacement,
    below,
  } = props;
  const { t } = useLingui();
  return (
    <SummaryColumns
      summary={
        replacement ?? (
          <StaySummary
            stay={stay}
            property={property}
            hasOwnTimes={hasOwnTimes}
            action={
              <div className="mt-3 flex flex-col gap-2.5 wide:m-0">
                <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('primary')}>
                  {t`Go to your stay`}
                </Link>
                {links}
              </div>
            }
          />
        )
      }
      below={below}
    >
      <PictureCard
        picture={picture}
        isTicket={isTicket}
        state={isRequest ? <Requested /> : isBooked && <Booked />}
        labelledBy={labelledBy}
        className={cx('animate-slide-in', isRequest && requestEdge)}
      >
        {children}
      </PictureCard>
    </SummaryColumns>
  );
}

interface DonePageProps extends Omit<DoneProps, 'labelledBy'> {
  title: ReactNode;
  lead: ReactNode;
  /** A ref to the heading, which gets the focus because the clicked button is gone. */
  heading?: Ref<HTMLHeadingElement> | undefined;
}

/** The page of a task that succeeded. */
export const DonePage = ({ title, lead, heading, ...done }: DonePageProps) => (
  <Page>
    <PageTitle {...(heading && { ref: heading })} lead={lead}>
      {title}
    </PageTitle>
    <Done {...done} />
  </Page>
);

import type { ReactNode, Ref } from 'react';

import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { Booked, Requested } from '#components/products/ticket.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { cx } from '#lib/cx.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureCard, requestEdge } from '#ui/picture-card.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { StaySummary } from './stay-summary.tsx';

interface DoneProps {
  stay: Stay;
  property: Property;
  picture: ReactNode;
  /** What the guest can show. */
  isTicket?: boolean | undefined;
  /** It is a part of the stay now. */
  isBooked?: boolean | undefined;
  /** Nothing is decided yet: the card is only outlined. */
  isRequest?: boolean | undefined;
  /** The heading in the card, where it has one. */
  labelledBy?: string | undefined;
  /** What the card says of the deed. */
  children: ReactNode;
  /** The card says when the stay begins and ends. */
  hasOwnTimes?: boolean | undefined;
  /** Further ways on, below the one to the stay. */
  ways?: ReactNode;
  /** In place of the stay and the way to it. */
  instead?: ReactNode;
  /** Less important than the ways on. */
  below?: ReactNode;
}

/** A deed that has worked: what it was, the stay it was for, and the way on. */
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
    ways,
    instead,
    below,
  } = props;
  const { t } = useLingui();
  return (
    <SummaryColumns
      summary={
        instead ?? (
          <StaySummary
            stay={stay}
            property={property}
            hasOwnTimes={hasOwnTimes}
            action={
              <div className="mt-3 flex flex-col gap-2.5 wide:m-0">
                <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('primary')}>
                  {t`To your stay`}
                </Link>
                {ways}
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
  /** To the heading: the pressed button is gone, and the focus goes on here. */
  heading?: Ref<HTMLHeadingElement> | undefined;
}

/** The page of a deed that has worked. */
export const DonePage = ({ title, lead, heading, ...done }: DonePageProps) => (
  <Page>
    <PageTitle {...(heading && { ref: heading })} lead={lead}>
      {title}
    </PageTitle>
    <Done {...done} />
  </Page>
);

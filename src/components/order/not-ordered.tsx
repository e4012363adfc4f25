import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { choicePage } from '#components/paths.ts';
import { StayClosed } from '#components/task/stay-closed.tsx';
import { hasChosenTime } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { PendingOrder } from '#domain/order/order.ts';
import type { WhyNotOrdered } from '#domain/order/order-flow.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

interface NotOrderedProps {
  whyNot: WhyNotOrdered | null;
  order: PendingOrder;
  property: Property;
  /** Shown when the order can still be placed. */
  children: Elements;
}

/** Why an order cannot be placed any more, instead of offering it again (R8-48). */
export function NotOrdered({ whyNot, order: { slug, draft }, property, children }: NotOrderedProps) {
  const { t } = useLingui();
  switch (whyNot) {
    case 'cancelled':
    case 'expired':
    case 'checked-out':
      return (
        <StayClosed closed={whyNot} slug={slug} property={property}>
          {t`Nothing was ordered.`}
        </StayClosed>
      );
    case 'already-ordered':
    case 'slot-taken':
    case 'not-orderable':
    case 'reward-used':
      return <FocusedNotice whyNot={whyNot} draft={draft} slug={slug} />;
    case 'other':
    case null:
      return children;
  }
}

interface NoticeProps {
  whyNot: Extract<WhyNotOrdered, 'already-ordered' | 'slot-taken' | 'not-orderable' | 'reward-used'>;
  draft: OrderDraft;
  slug: Slug;
}

/** Why the server did not accept the order, and what the guest can choose instead (R8-28, R8-48). */
function FocusedNotice(props: NoticeProps) {
  const container = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={container} tabIndex={-1} className="rounded-card">
      <NotOrderedNotice {...props} />
    </div>
  );
}

function NotOrderedNotice({ whyNot, draft, slug }: NoticeProps): ReactNode {
  const { t } = useLingui();
  const toStay = (look: 'primary' | 'quiet') => (
    <Link to="/stay" search={{ slug }} className={buttonClass(look)}>
      {t`Go to your stay`}
    </Link>
  );
  const toChoice = (label: string) => (
    <Link to={choicePage(draft.type)} search={{ slug, product: draft.productId }} className={buttonClass()}>
      {label}
    </Link>
  );
  switch (whyNot) {
    case 'already-ordered':
      return (
        <Notice
          tone="calm"
          role="alert"
          heading={hasChosenTime(draft) ? t`This time is already yours` : t`This extra is already yours`}
          actions={toStay('primary')}
        >
          {t`Your order is already part of your stay. Nothing was ordered twice.`}
        </Notice>
      );
    case 'slot-taken':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`That time has just been taken. Please choose another one.`}
          actions={
            <>
              {toChoice(t`Choose another time`)}
              {toStay('quiet')}
            </>
          }
        >
          {t`Nothing was ordered.`}
        </Notice>
      );
    case 'reward-used':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`Your reward has already been used`}
          actions={
            <>
              {toChoice(t({ message: 'Choose again', comment: 'Link: back to the page where a product is chosen' }))}
              {toStay('quiet')}
            </>
          }
        >
          {t`Nothing was ordered.`}
        </Notice>
      );
    case 'not-orderable':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`This extra can no longer be ordered`}
          actions={
            <>
              <Link to="/stay/extras" search={{ slug }} className={buttonClass()}>
                {t`All extras`}
              </Link>
              {toStay('quiet')}
            </>
          }
        >
          {t`Nothing was ordered.`}
        </Notice>
      );
  }
}

import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { choicePage } from '#blocks/paths.ts';
import { hasChosenTime } from '#domain/order/chosen-time.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { WhyNotOrdered } from '#domain/order/why-not-ordered.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';

interface NotOrderedProps {
  why: Extract<WhyNotOrdered, 'had' | 'taken' | 'not-sold' | 'reward-used'>;
  draft: OrderDraft;
  slug: Slug;
}

/** Why the server did not take the order, and the way to what is left (R8-28, R8-48). */
export function NotOrdered(props: NotOrderedProps) {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      <Words {...props} />
    </div>
  );
}

function Words({ why, draft, slug }: NotOrderedProps): ReactNode {
  const { t } = useLingui();
  const toStay = (look: 'primary' | 'quiet') => (
    <Link to="/stay" search={{ slug }} className={buttonClass(look)}>
      {t`To your stay`}
    </Link>
  );
  switch (why) {
    case 'had':
      return (
        <Notice
          tone="calm"
          role="alert"
          heading={hasChosenTime(draft) ? t`This time is already yours` : t`This extra is already yours`}
          actions={toStay('primary')}
        >
          {t`It is part of your stay. Nothing was ordered twice.`}
        </Notice>
      );
    case 'taken':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`That time has just been taken. Please choose another one.`}
          actions={
            <>
              <Link to={choicePage(draft.type)} search={{ slug, product: draft.productId }} className={buttonClass()}>
                {t`Choose another time`}
              </Link>
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
              <Link to={choicePage(draft.type)} search={{ slug, product: draft.productId }} className={buttonClass()}>
                {t({ message: 'Choose again', comment: 'Link: back to the page where a product is chosen' })}
              </Link>
              {toStay('quiet')}
            </>
          }
        >
          {t`Nothing was ordered.`}
        </Notice>
      );
    case 'not-sold':
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

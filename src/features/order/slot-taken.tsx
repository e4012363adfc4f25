import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { choicePage } from '#blocks/product-page.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import { itemsOf } from '#domain/order/what-became.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface SlotTakenProps {
  order: PendingOrder;
  /** As it was read after the refusal. */
  stay: Stay;
}

/** The server said that the time is gone: words, and the way to the times that are left (R8-28, R8-48). */
export function SlotTaken({ order: { draft, slug }, stay }: SlotTakenProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: keyboard and eyes go on here.
  useEffect(() => place.current?.focus(), []);
  const search = { slug, product: draft.productId };
  const toStay = (look: 'primary' | 'quiet') => (
    <Link to="/stay" search={{ slug }} className={buttonClass(look)}>
      {t`To your stay`}
    </Link>
  );
  // An order from another tab, or one whose answer was lost, may have been the faster one.
  const isOwn = itemsOf(draft, [], stay.orderedProducts).length > 0;
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      {isOwn ? (
        <Notice tone="calm" role="alert" heading={t`This time is already yours`} actions={toStay('primary')}>
          {t`It is part of your stay. Nothing was ordered twice.`}
        </Notice>
      ) : (
        <Notice
          tone="warn"
          role="alert"
          heading={t`That time has just been taken. Please choose another one.`}
          actions={
            <>
              <Link to={choicePage(draft.type)} search={search} className={buttonClass()}>
                {t`Choose another time`}
              </Link>
              {toStay('quiet')}
            </>
          }
        >
          {t`Nothing was ordered.`}
        </Notice>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';

import { HoursProductPage } from '#components/products/hours-product-page.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import type { Slug } from '#domain/stay/stay.ts';

/** A later hour on the last day (R2-22, R5-27). */
export function LateCheckOutPage({ slug }: { slug: Slug }) {
  const { t, i18n } = useLingui();
  return (
    <HoursProductPage
      slug={slug}
      type="late-check-out"
      title={t`Late check-out`}
      lead={i18n._(PRODUCT_LEADS['late-check-out'])}
      booked={t`Booked check-out`}
      question={(day) =>
        t({
          message: `How late would you like to stay on ${day}?`,
          comment: 'Above a choice of hours; {day} is like "Sat 28 Nov"',
        })
      }
      isSet={t`Your late check-out is confirmed`}
      notOffered={t`Late check-out is not available for this stay`}
    />
  );
}

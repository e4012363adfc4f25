import { useLingui } from '@lingui/react/macro';

import { HoursProductPage } from '#components/products/hours-product-page.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import type { Slug } from '#domain/stay/stay.ts';

/** The order of an earlier check-in, before the guest arrives (R2-23, R5-28). */
export function EarlyCheckInPage({ slug }: { slug: Slug }) {
  const { t, i18n } = useLingui();
  return (
    <HoursProductPage
      slug={slug}
      type="early-check-in"
      title={t`Early check-in`}
      lead={i18n._(PRODUCT_LEADS['early-check-in'])}
      booked={t`Booked check-in`}
      question={(day) =>
        t({
          message: `How early would you like to arrive on ${day}?`,
          comment: 'Above a choice of hours; {day} is like "Sat 28 Nov"',
        })
      }
      isSet={t`Your early check-in is confirmed`}
      notOffered={t`Early check-in is not available for this stay`}
    />
  );
}

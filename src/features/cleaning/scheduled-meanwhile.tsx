import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Link } from '#components/link.tsx';
import { whenMessage } from '#components/messages/product-messages.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

const cleaningsOf = ({ orderedProducts }: Stay) => orderedProducts.filter(({ type }) => type === 'mid-stay-cleaning');

/** The cleanings that were scheduled from another tab or device since this page opened (B5). */
export function ScheduledMeanwhile({ stay, property }: { stay: Stay; property: Property }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [known] = useState(() => cleaningsOf(stay).map(({ id }) => id));
  const added = cleaningsOf(stay).filter(({ id }) => !known.includes(id));
  if (added.length === 0) return null;
  return (
    <Notice
      tone="calm"
      role="alert"
      heading={t`Cleaning has been scheduled in the meantime`}
      actions={
        <Link to="/stay/cleaning" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
          {t`See your cleaning`}
        </Link>
      }
    >
      {added.map((item) => (
        <p key={item.id} className="font-semibold">
          {whenMessage(i18n, format, item, property.timezone)}
        </p>
      ))}
      <p>{t`Cleaning was scheduled in another tab or on another device. What you choose here would be an additional clean.`}</p>
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Before the last day: when check-out opens, in property time (R4-12). An unreadable end leads to a person. */
export function NotYet({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const until = stay.endDate;
  if (until === null) {
    const channels = <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />;
    return (
      <Notice tone="info" heading={t`We don't know your last day`} actions={channels}>
        {t`It is missing from your booking. Ask us and we will look it up.`}
      </Notice>
    );
  }
  const day = format.day(until, zone);
  const time = format.time(until, zone);
  return (
    <Notice
      tone="info"
      heading={t({ message: `You can check out on ${day}`, comment: "The last day of a stay, e.g. 'Mon 23 Nov'" })}
      actions={
        <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
          {t`To your stay`}
        </Link>
      }
    >
      {t`No hurry: on that day you have until ${time}.`}
    </Notice>
  );
}

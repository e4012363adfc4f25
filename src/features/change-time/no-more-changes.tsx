import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Closed } from '#domain/stay/stay-phase.ts';
import { Notice } from '#ui/notice.tsx';

interface NoMoreChangesProps {
  property: Property;
  closed?: Closed | null;
}

/** The stay is over, or no time is free: the specification's text, and people who can help (R4-82, R4-89). */
export function NoMoreChanges({ property, closed = null }: NoMoreChangesProps) {
  const { t } = useLingui();
  const reasons = {
    cancelled: t`This stay is cancelled`,
    'checked-out': t`You are checked out`,
    expired: t`Your stay is over`,
  };
  return (
    <Notice
      tone="info"
      role={closed === null ? undefined : 'status'}
      heading={t`Time cannot be changed anymore`}
      actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    >
      {closed !== null && <p>{reasons[closed]}</p>}
      <p>{t`Contact us, and we'll see what we can do.`}</p>
    </Notice>
  );
}

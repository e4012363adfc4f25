import { useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

/** The chat is blocked or does not answer: who does, and that trying again is welcome (R1-21, R1-22). */
export function ChatUnavailable({ property: { phone, whatsappNumber } }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Notice tone="warn" role="alert" headingLevel={3} heading={t`The chat does not open`}>
      {phone === null && whatsappNumber === null
        ? t`Please try again in a moment.`
        : t`Please try again, or call or write to us: our numbers are right below.`}
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';
import { normalisePhone } from '#domain/check-in/phone.ts';

/** After the hour of departure, beside the button to check out: more time is a call away (R4-12). */
export function HourPassed({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  const { brand } = useSettings();
  const { phone } = property ?? brand.support;
  if (!phone) return null;
  return (
    <p className="text-body">
      {t`You can still check out today. Need a little longer?`}
      {/* The padding for a finger would part two lines of the sentence, so the link starts a new one. */}
      <a href={`tel:${normalisePhone(phone)}`} className="block w-fit py-2 underline underline-offset-3">
        {t`Call us: ${phone}`}
      </a>
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.tsx';
import { isMember } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { PageTitle } from '#ui/page.tsx';
import { CheckedOutSpot } from '#ui/scenes/spot-scenes.tsx';

interface FarewellProps {
  stay: Stay;
  checkOut: Instant;
  zone: ZoneId;
}

/** Thanks, and for a member what the nights are good for (R4-79, R4-80); a brand without accounts has no members. */
export function Farewell({ stay, checkOut, zone }: FarewellProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { brand } = useSettings();
  const lead =
    isMember(stay) && brand.hasAccount
      ? t`Thank you for staying with us. These nights bring your next Inner Circle reward closer.`
      : t`Thank you for staying with us. Travel well, and come back when you miss the bed.`;
  return (
    <Card className="items-center text-center">
      <CheckedOutSpot />
      <PageTitle lead={lead}>{t`You are checked out`}</PageTitle>
      <p className="text-note text-soft">
        <Trans>Checked out, {format.dayTime(checkOut, zone)}</Trans>
      </p>
    </Card>
  );
}

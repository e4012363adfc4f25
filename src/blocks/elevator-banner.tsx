import { Trans, useLingui } from '@lingui/react/macro';

import { hasElevatorWorks } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import { useNow } from '#lib/clock.ts';
import { Notice } from '#ui/notice.tsx';

/** Says that the elevator of this house is being worked on, on those days only (R9-26, R9-48). */
export function ElevatorBanner({ property }: { property: Property }) {
  const { t } = useLingui();
  if (!hasElevatorWorks(property.key, useNow(), property.timezone)) return null;
  return (
    <Notice tone="info" heading={t`The elevator is being renewed`}>
      <Trans>
        Until 14 August 2025 please take the stairs. If that is hard for you, call us and we will carry your bags.
      </Trans>
    </Notice>
  );
}

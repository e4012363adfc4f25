import { useLingui } from '@lingui/react/macro';

import { WifiAccess } from '#components/wifi-access.tsx';
import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import { Card } from '#ui/card.tsx';

/** Wi-Fi in sight; the code to scan is beside the doors (R2-110, R2-166). */
export function WifiCard({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="wifi-title">
      <h2 id="wifi-title" className="sr-only">{t`Wi-Fi`}</h2>
      <WifiAccess accessPoint={accessPoint} />
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import Wifi from 'lucide-react/icons/wifi';

import { CopyValue } from '#components/share.tsx';
import { OpenNetwork } from '#components/wifi-access.tsx';
import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import { Card } from '#ui/card.tsx';

/** Wi-Fi in sight: the network, the password, and a button that copies it; the code to scan is beside the doors (R2-110, R2-166). */
export function WifiCard({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  const { ssid, password } = accessPoint;
  return (
    <Card as="section" aria-labelledby="wifi-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3.5">
          <Wifi aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
          <div className="min-w-0">
            <h2 id="wifi-title" className="sr-only">{t`Wi-Fi`}</h2>
            <dl>
              <dt className="sr-only">{t`Network`}</dt>
              <dd translate="no" className="text-soft">
                {ssid}
              </dd>
              {password !== null && (
                <>
                  <dt className="sr-only">{t`Password`}</dt>
                  <dd translate="no" className="flared text-lead font-semibold break-all">
                    {password}
                  </dd>
                </>
              )}
            </dl>
            {password === null && <OpenNetwork />}
          </div>
        </div>
        {password !== null && <CopyValue value={password} label={t`Copy the password`} isShort />}
      </div>
    </Card>
  );
}

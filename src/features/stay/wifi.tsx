import { useLingui } from '@lingui/react/macro';
import { QrCode, Wifi } from 'lucide-react';
import { useState } from 'react';

import { CopyValue } from '#components/share.tsx';
import { OpenNetwork, WifiAccess } from '#components/wifi-access.tsx';
import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TileBody, tileClass } from '#ui/tile.tsx';

/** Wi-Fi one click away, in a sheet: copy or scan (R2-110). */
export function WifiTile({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    // One child of the grid of tiles, also with the closed sheet.
    <div className="flex min-w-0 flex-col">
      <button type="button" className={tileClass('grow')} onClick={() => setOpen(true)}>
        <TileBody title={t`Wi-Fi`} icon={Wifi}>
          {t`Copy or scan`}
        </TileBody>
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Wi-Fi`} closeLabel={t`Close`}>
        <WifiAccess accessPoint={accessPoint} />
      </Sheet>
    </div>
  );
}

/** Wi-Fi in sight: the network, the password, and a button that copies it; the rest in a sheet (R2-110, R2-166). */
export function WifiCard({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  const { ssid, password } = accessPoint;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="wifi-title" className="grow justify-center">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 id="wifi-title">{t`Wi-Fi`}</h2>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
            <dt className="text-soft">{t`Network`}</dt>
            <dd translate="no" className="font-semibold">
              {ssid}
            </dd>
            {password !== null && (
              <>
                <dt className="text-soft">{t`Password`}</dt>
                <dd translate="no" className="flared text-title font-semibold break-all">
                  {password}
                </dd>
              </>
            )}
          </dl>
          {password === null && <OpenNetwork />}
        </div>
        <div className="flex flex-wrap gap-2">
          {password !== null && <CopyValue value={password} label={t`Copy the password`} />}
          <Button look="quiet" aria-label={t`Copy or scan`} onClick={() => setOpen(true)}>
            <QrCode aria-hidden strokeWidth={1.8} className="size-5" />
          </Button>
        </div>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Wi-Fi`} closeLabel={t`Close`}>
        <WifiAccess accessPoint={accessPoint} />
      </Sheet>
    </Card>
  );
}

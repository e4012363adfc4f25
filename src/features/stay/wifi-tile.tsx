import { useLingui } from '@lingui/react/macro';
import { Wifi } from 'lucide-react';
import { useState } from 'react';

import { WifiAccess } from '#components/wifi-access.tsx';
import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import { Sheet } from '#ui/sheet.tsx';
import { TileBody, tileClass } from '#ui/tile.tsx';

/** Wi-Fi one press away, in a sheet: copy or scan (R2-110). */
export function WifiTile({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    // One child of the grid of tiles, also with the closed sheet.
    <div className="flex min-w-0 flex-col">
      <button
        type="button"
        className={tileClass('grow')}
        style={{ justifyContent: 'inherit' }}
        onClick={() => setOpen(true)}
      >
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

import { useLingui } from '@lingui/react/macro';
import Wifi from 'lucide-react/icons/wifi';

import { wifiQr } from '#domain/access/integrations.ts';
import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import { LazyQrCode } from '#ui/lazy-qr-code.tsx';
import { WhenNear } from '#ui/when-near.tsx';

import { CopyValue } from './share.tsx';

/** Shown instead of a password, so that guests do not look for one. */
export function OpenNetwork() {
  const { t } = useLingui();
  return <p className="text-body text-soft">{t`This network needs no password.`}</p>;
}

/** The network, the password, and a button that copies it (R2-110). */
export function WifiAccess({ accessPoint: { ssid, password } }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-center gap-3.5">
        <Wifi aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
        <div className="min-w-0">
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
  );
}

/** For a second device: a QR code that joins the network. */
export function WifiCode({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  const qr = wifiQr(accessPoint);
  const label = t`QR code to join the Wi-Fi with another device`;
  if (qr === null) return null;
  return (
    <div className="flex min-h-40 flex-wrap items-center justify-center gap-4 rounded-tile bg-tint p-3">
      <WhenNear className="min-h-36 w-36">
        <LazyQrCode value={qr} label={label} />
      </WhenNear>
      <p aria-hidden className="w-24 max-w-56 grow text-body text-pretty text-soft">
        {label}
      </p>
    </div>
  );
}

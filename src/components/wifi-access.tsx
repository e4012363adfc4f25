import { useLingui } from '@lingui/react/macro';

import { wifiQr } from '#domain/access/integrations.ts';
import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import { cx } from '#lib/cx.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { LazyQrCode } from '#ui/lazy-qr-code.tsx';
import { WhenNear } from '#ui/when-near.tsx';

import { CopyValue } from './share.tsx';

interface WifiAccessProps {
  accessPoint: WirelessAccessPoint;
  /** The card may be wide enough for the code next to the facts. */
  isWide?: boolean;
}

/** Shown instead of a password, so that guests do not look for one. */
export function OpenNetwork() {
  const { t } = useLingui();
  return <p className="text-body text-soft">{t`This network needs no password.`}</p>;
}

/** Network name and password to copy, and a QR code for a second device. */
export function WifiAccess({ accessPoint, isWide = false }: WifiAccessProps) {
  const { t } = useLingui();
  const { ssid, password } = accessPoint;
  const qr = wifiQr(accessPoint);
  const label = t`QR code to join the Wi-Fi with another device`;
  return (
    <div className={cx('flex gap-4', isWide ? 'flex-wrap' : 'flex-col')}>
      <div className={cx('flex flex-col gap-4', isWide && 'grow basis-60')}>
        <Facts>
          <Fact term={t`Network`} isName>
            {ssid}
          </Fact>
          {password !== null && (
            <Fact term={t`Password`} isName>
              <span className="break-all">{password}</span>
            </Fact>
          )}
        </Facts>
        {password === null && <OpenNetwork />}
        <div className="flex flex-wrap gap-2">
          {password !== null && <CopyValue value={password} label={t`Copy the password`} />}
          <CopyValue value={ssid} label={t`Copy the network name`} />
        </div>
      </div>
      {/* The QR code always has the same size. */}
      {qr !== null && (
        <div
          className={cx(
            'flex min-h-40 flex-wrap items-center justify-center gap-4 rounded-tile bg-tint p-3',
            isWide && 'grow basis-52',
          )}
        >
          <WhenNear className="min-h-36 w-36">
            <LazyQrCode value={qr} label={label} />
          </WhenNear>
          <p aria-hidden className="w-24 max-w-56 grow text-body text-pretty text-soft">
            {label}
          </p>
        </div>
      )}
    </div>
  );
}

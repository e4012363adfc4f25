import { useLingui } from '@lingui/react/macro';

import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { QrCode } from '#ui/qr-code.tsx';

import { CopyValue } from './copy-value.tsx';

/** Escapes the characters that end a field of the Wi-Fi QR format. */
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

/** The text a camera reads to join a network. */
const wifiQr = ({ ssid, password }: WirelessAccessPoint): string =>
  `WIFI:T:${password === '' ? 'nopass' : 'WPA'};S:${escaped(ssid)};P:${escaped(password)};;`;

/** Network and password to copy, and a code that a second device scans. */
export function WifiAccess({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  const { ssid, password } = accessPoint;
  return (
    <div className="flex flex-col gap-4">
      <Facts>
        <Fact term={t`Network`}>
          <span translate="no">{ssid}</span>
        </Fact>
        <Fact term={t`Password`}>
          <span translate="no" className="break-all">
            {password}
          </span>
        </Fact>
      </Facts>
      <div className="flex flex-wrap gap-2">
        <CopyValue value={password} label={t`Copy the password`} />
        <CopyValue value={ssid} label={t`Copy the network name`} />
      </div>
      <QrCode
        value={wifiQr(accessPoint)}
        label={t`QR code to join the Wi-Fi with another device`}
        className="mx-auto w-48"
      />
    </div>
  );
}

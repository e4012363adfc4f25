import type { WirelessAccessPoint } from './integrations.ts';

/** Escapes the characters that end a field of the Wi-Fi QR format. */
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

/** The text a camera reads to join a network. */
export const wifiQr = ({ ssid, password }: WirelessAccessPoint): string =>
  `WIFI:T:${password === '' ? 'nopass' : 'WPA'};S:${escaped(ssid)};P:${escaped(password)};;`;

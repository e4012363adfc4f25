import type { RequestListener } from 'node:http';
import { join } from 'node:path';

import { sendFile, sendText } from '../send-file.ts';
import { defineSecureFields } from './secure-fields.ts';

const FOLDER = import.meta.dirname;
/** The files by their path below /card-fields/. The provider's pages have no extension. */
const FILES: Readonly<Record<string, string>> = {
  paymentField: 'payment-field.html',
  '3D2': 'bank.html',
  'payment-field.css': 'payment-field.css',
  'payment-field.ts': 'payment-field.ts',
  'bank.css': 'bank.css',
  'bank.ts': 'bank.ts',
  'card-number.ts': 'card-number.ts',
  'clean.ts': '../../src/domain/typed/clean.ts',
  'merchant.ts': 'merchant.ts',
};
/** Scripts import the app's module for digits from beside them. */
const besideIt = (script: string): string => script.replaceAll("from '#domain/typed/", "from './");
/** The only script that runs in the merchant's page. */
const SCRIPT = 'secure-fields-2.0.0.min.js';

/** These pages make no calls and load nothing from elsewhere. Only pages on this machine or host may frame them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self' http://localhost:* http://*.localhost:*",
].join('; ');

/** The host of the provider's script and frames, for every local host of the app. */
export const CARD_FIELDS_ORIGIN = 'http://cards.localhost:*';

/** Whether a path belongs to the simulated payment provider. */
export const isCardFieldsPath = (path: string): boolean => path.startsWith('/card-fields/');

/** The simulated payment provider: its script, the pages of its fields and of a bank, their scripts without types. */
export const cardFieldsHost: RequestListener = (incoming, outgoing) => {
  const name = (incoming.url ?? '').split('?')[0]?.replace('/card-fields/', '') ?? '';
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (name === SCRIPT) sendText(outgoing, '.ts', POLICY, script());
  else if (file !== undefined) sendFile(outgoing, join(FOLDER, file), POLICY, besideIt).catch(() => outgoing.destroy());
  else outgoing.writeHead(404).end();
};

const script = (): string => `(${defineSecureFields.toString()})(new URL('.', document.currentScript.src).href);`;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { sendFile } from './files-without-types.ts';

/** The bundle of the server lies elsewhere; npm runs each command in the project's folder. */
const FOLDER = join(process.cwd(), 'mocks/tester-page');
const FILES = new Set([
  'sign-in.html',
  'sign-in.ts',
  'page.css',
  'page.ts',
  'dom.ts',
  'backend.ts',
  'scenarios.ts',
  'world.ts',
]);

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends the page of testers at `/__mock/`, also in a named world; whether the path was one of its. */
export function sendTesterPage({ method, url = '' }: IncomingMessage, outgoing: ServerResponse): boolean {
  const [, name] = /^(?:\/w\/[^/]+)?\/__mock\/([^/?]*)(?:\?.*)?$/.exec(url) ?? [];
  const file = name === '' ? 'index.html' : name;
  if (method !== 'GET' || file === undefined || (file !== 'index.html' && !FILES.has(file))) return false;
  sendFile(outgoing, join(FOLDER, file), POLICY).catch(() => outgoing.destroy());
  return true;
}

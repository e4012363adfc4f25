import { createReadStream, existsSync, promises, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { refusedMethod } from '../engine/gate.ts';
import { refuse } from '../engine/node-http.ts';
import { sendFile, sendText } from '../send-file.ts';

/** Relative to the working directory, because the server's bundle is in another folder. */
const FOLDER = join(process.cwd(), 'mocks/tester-page');

/** Engine files used by the page, served next to its own. */
const ENGINE = join(process.cwd(), 'mocks/engine');
const OF_ENGINE = ['fault-defaults.ts'];
const besideIt = (script: string): string => script.replaceAll("from '../engine/", "from './");

let files: ReadonlyMap<string, string> | undefined;
const fileOf = (name: string): string | undefined => {
  files ??= new Map([
    ...readdirSync(FOLDER)
      .filter((each) => each !== 'host.ts')
      .map((each) => [each, join(FOLDER, each)] as const),
    ...OF_ENGINE.map((each) => [each, join(ENGINE, each)] as const),
  ]);
  return files.get(name);
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  // In development the backend is a worker.
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends the page, in development with another script, which contains the backend. */
async function sendPage(outgoing: ServerResponse, script: string | undefined): Promise<void> {
  const text = await promises.readFile(join(FOLDER, 'index.html'), 'utf8');
  sendText(outgoing, '.html', POLICY, script === undefined ? text : text.replace('src="page.ts"', `src="${script}"`));
}

/** The small pictures of `npm run gallery -- --small`; without them the page has only text. */
const PICTURES = join(process.cwd(), 'node_modules/.cache/reception/pictures');

/** Sends a picture of a scenario, or the list of pictures; returns false for any other path. */
function sendPicture(url: string, outgoing: ServerResponse): boolean {
  const [, name] = /^(?:\/w\/[^/]+)?\/__mock\/pictures\/([\w.-]+)$/.exec(url) ?? [];
  if (name === undefined) return false;
  if (name === 'index.json') {
    const all = existsSync(PICTURES) ? readdirSync(PICTURES).filter((file) => file.endsWith('.jpg')) : [];
    outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    outgoing.end(JSON.stringify(all.map((file) => file.slice(0, -'.jpg'.length))));
    return true;
  }
  if (!name.endsWith('.jpg') || !existsSync(join(PICTURES, name))) return false;
  outgoing.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'no-cache' });
  createReadStream(join(PICTURES, name)).pipe(outgoing);
  return true;
}

/** Sends the testers' page at `/__mock/`, also in a named world, or one of its files; returns false for any other path. */
export function sendTesterPage(
  { method, url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  script?: string,
): boolean {
  const refused = refusedMethod(method, url);
  if (refused === undefined && sendPicture(url, outgoing)) return true;
  // The links of the page are relative, so its address must end in a slash.
  const [, folder, query = ''] = /^((?:\/w\/[^/?]+)?\/__mock)(\?.*)?$/.exec(url) ?? [];
  if (folder !== undefined) {
    if (refused !== undefined) return refuse(outgoing, refused);
    outgoing.writeHead(302, { location: `${folder}/${query}` }).end();
    return true;
  }
  const [, name] = /^(?:\/w\/[^/]+)?\/__mock\/([^/?]*)(?:\?.*)?$/.exec(url) ?? [];
  if (name === undefined) return false;
  const file = fileOf(name);
  if (name !== '' && file === undefined) return false;
  if (refused !== undefined) return refuse(outgoing, refused);
  const sent = file === undefined ? sendPage(outgoing, script) : sendFile(outgoing, file, POLICY, besideIt);
  sent.catch(() => outgoing.destroy());
  return true;
}

import { ANSWERS, TYPES } from '#config/server-policy.ts';
import type { Answer } from '#config/server-policy.ts';
import { NO_PAGE } from '#lib/app-page.ts';

import { MAX_API_KB, OVER_API_KB, portOf, sentHeaders } from './deployment.ts';
import type { Deployment, SentHeader } from './deployment.ts';

/** Quotes a value; throws if it contains braces, which Caddy would read as a placeholder. */
function quoted(value: string): string {
  if (/[{}"\\\n]/.test(value)) throw new Error(`Caddy cannot send: ${value}`);
  return `"${value}"`;
}

const placeholderOf = (answer: Answer, name: string): string =>
  `{${answer}_${name.toLowerCase().replaceAll('-', '_')}}`;

/** One placeholder for each header that differs between hosts. */
function hostMap(deployment: Deployment): string {
  const varying = ANSWERS.flatMap((answer) =>
    sentHeaders(answer, deployment)
      .filter(({ isSame }) => !isSame)
      .map((header) => ({ ...header, placeholder: placeholderOf(answer, header.name) })),
  );
  if (varying.length === 0) return '';
  const row = (valueOf: (header: SentHeader) => string): string =>
    varying.map((each) => quoted(valueOf(each))).join(' ');
  return [
    `\tmap {host} ${varying.map(({ placeholder }) => placeholder).join(' ')} {`,
    // Browsers keep a trailing dot of a host name.
    ...Object.keys(deployment.hosts).map(
      (host) => `\t\t~(?i)^${host.replaceAll('.', '[.]')}[.]?$ ${row(({ values }) => values.get(host) ?? '')}`,
    ),
    `\t\tdefault ${row(({ unknown }) => unknown)}`,
    '\t}',
  ].join('\n');
}

/** The directives that answer the requests of a matcher, with the headers of this kind of answer. */
function handle(matcher: string, answer: Answer, deployment: Deployment, then: readonly string[]): string {
  const lines = sentHeaders(answer, deployment).map(
    ({ name, isSame, unknown }) => `\t${name} ${isSame ? quoted(unknown) : placeholderOf(answer, name)}`,
  );
  const body = ['header {', ...lines, '}', ...then].map((line) => `\t\t\t${line}\n`);
  return `\t\thandle ${matcher}{\n${body.join('')}\t\t}`;
}

const SEND_FILE = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}'];

const sendText = (text: string, status: number): string[] => [
  `header Content-Type ${quoted(TYPES['txt'] ?? '')}`,
  // A Caddyfile has no escape sequence for a line break, so the quoted text contains one.
  `respond "${text}\n" ${status}`,
];

const TOO_LARGE = sendText('Content too large', 413);

const EXTENSIONS = Object.keys(TYPES).join('|');

/** A matcher of files that exist. */
const there = (name: string, path: string): string => `\t@${name} {\n\t\tpath_regexp ${path}\n\t\tfile\n\t}`;

/** The site address, and a `bind` for an IP address, which Caddy would take for a host name in the site address. */
function siteOf({ listen, tls }: Deployment): { address: string; lines: string } {
  const [, host] = /^(.*):\d+$/.exec(listen) ?? [];
  const bind = host === undefined ? '' : `\tbind ${host}\n`;
  const certificate = tls === undefined ? '' : `\ttls ${tls.certificate} ${tls.key}\n`;
  return { address: `${tls === undefined ? 'http' : 'https'}://:${portOf(listen)}`, lines: bind + certificate };
}

/** Forwards calls to the API. */
const proxied = (
  deployment: Deployment,
  api: string,
): string => `${handle('@large_call ', 'missing', deployment, TOO_LARGE)}
\t\thandle /api/* {
\t\t\trequest_body {
\t\t\t\tmax_size ${MAX_API_KB}KB
\t\t\t}
\t\t\theader X-Content-Type-Options nosniff
\t\t\treverse_proxy ${api}
\t\t}
`;

/** A whole `Caddyfile` for a server without privileges. */
export function caddyOf(deployment: Deployment): string {
  const { root, api } = deployment;
  const { address, lines } = siteOf(deployment);
  const types = Object.entries(TYPES).flatMap(([extension, type]) => [
    `\t@${extension} path *.${extension}`,
    `\theader @${extension} Content-Type ${quoted(type)}`,
  ]);
  return `# Made by \`npm run deploy-files\`: change the policy or the configuration, not this file.
{
\tadmin off
\tauto_https off
\tservers {
\t\tmax_header_size 16KB
\t}
\tlog default {
\t\tlevel ERROR
\t\texclude http.log.error
\t}
}

${address} {
${lines}\troot * ${root}
\t# Without query, cookie and referrer, which may contain the slug of a stay. Some chats encode the query as part of the path.
\tlog {
\t\toutput stdout
\t\tformat filter {
\t\t\twrap json
\t\t\tfields {
\t\t\t\trequest>uri regexp "(?i)([?&;]|%3f|%25|slug).*" ""
\t\t\t\trequest>headers delete
\t\t\t\tresp_headers delete
\t\t\t}
\t\t}
\t}
${hostMap(deployment)}
\theader -Server
${types.join('\n')}

\t@page not path_regexp ${NO_PAGE.source}
${there('text', '^/[.]well-known/security[.]txt$')}
${there('index', '^/index[.]html$')}
${there('chat', '^/chat[.]html$')}
${there('asset', `^/assets/[^./][^/]*[.](${EXTENSIONS})$`)}
${there('file', `^(/[^./][^/]*)+[.](${EXTENSIONS})$`)}
\t@method not method GET HEAD
\t@large header_regexp Content-Length ^[0-9]{4,}$
\t@large_call {
\t\tpath /api/*
\t\theader_regexp Content-Length ${OVER_API_KB}
\t}
\troute {
${api === undefined ? '' : proxied(deployment, api)}${handle('@method ', 'missing', deployment, ['header Allow "GET, HEAD"', ...sendText('Method not allowed', 405)])}
${handle('@large ', 'missing', deployment, TOO_LARGE)}
${handle('/healthz ', 'file', deployment, sendText('ok', 200))}
${handle('@page ', 'page', deployment, [`header Content-Type ${quoted(TYPES['html'] ?? '')}`, 'rewrite * /index.html', ...SEND_FILE])}
${handle('@text ', 'file', deployment, SEND_FILE)}
${handle('@index ', 'page', deployment, SEND_FILE)}
${handle('@chat ', 'chat', deployment, SEND_FILE)}
${handle('@asset ', 'asset', deployment, SEND_FILE)}
${handle('@file ', 'file', deployment, SEND_FILE)}
${handle('', 'missing', deployment, sendText('Not found', 404))}
\t}
\thandle_errors {
${handle('', 'missing', deployment, [`header Content-Type ${quoted(TYPES['txt'] ?? '')}`, 'respond "{err.status_text}\n" {err.status_code}'])}
\t}
}
`;
}

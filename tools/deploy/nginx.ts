import { ANSWERS, PACKED, TYPES } from '#config/server-policy.ts';
import { NO_PAGE } from '#lib/app-page.ts';

import { MAX_API_KB, sentHeaders } from './deployment.ts';
import type { Deployment } from './deployment.ts';

/** Quotes a value; throws if it contains a dollar sign, which nginx would read as the start of a variable. */
function quoted(value: string): string {
  if (/[$"\\\n]/.test(value)) throw new Error(`nginx cannot send: ${value}`);
  return `"${value}"`;
}

const variableOf = (name: string): string => `$sent_${name.toLowerCase().replaceAll('-', '_')}`;

/** The kind of answer. nginx evaluates it when it writes the headers, because the status is known only then. */
const ANSWER = `
    map "$status:$uri" $own_answer {
        default missing;
        "~^(200|206|304):/index\\.html(\\.br|\\.gz)?$" page;
        "~^(200|206|304):/chat\\.html(\\.br|\\.gz)?$" chat;
        "~^(200|206|304):/assets/" asset;
        "~^(200|206|304):" file;
    }
    # Answers of the API keep their headers. The server's own answers have no upstream date.
    map $upstream_http_date $answer {
        default api;
        "" $own_answer;
    }
    map "$answer:$status" $allowed {
        default "";
        missing:405 "GET, HEAD";
    }`;

/** The values of every header by answer and host; an empty value is not sent. */
function headerMaps(deployment: Deployment): { maps: string; headers: string } {
  const lines = new Map<string, string[]>();
  for (const answer of ANSWERS) {
    for (const { name, values, unknown } of sentHeaders(answer, deployment)) {
      const own = [...values].filter(([, value]) => value !== unknown);
      lines.set(name, [
        ...(lines.get(name) ?? []),
        ...own.map(([host, value]) => `"${answer}:${host}" ${quoted(value)};`),
        `"~^${answer}:" ${quoted(unknown)};`,
      ]);
    }
  }
  lines.get('X-Content-Type-Options')?.push('"~^api:" "nosniff";');
  const maps = [...lines].map(([name, values]) => {
    const body = ['default "";', ...values].map((line) => `        ${line}`).join('\n');
    return `\n    map "$answer:$host" ${variableOf(name)} {\n${body}\n    }`;
  });
  const headers = [...lines.keys()].map((name) => `        add_header ${name} ${variableOf(name)} always;`);
  return { maps: maps.join(''), headers: headers.join('\n') };
}

const typed = ([extension, type]: [string, string]): string => `
        location ~ "\\.${extension}$" {
            types {}
            default_type ${quoted(type)};
            try_files ${PACKED.includes(extension) ? '$uri$packed ' : ''}$uri @missing;
        }`;

/** The blocks that forward calls to the API. X-Forwarded headers are trusted only from a server before this one. */
const proxied = (api: string, isFirst: boolean): string => `
        location ^~ /api/ {
            proxy_pass ${api};
            proxy_http_version 1.1;
            proxy_set_header Host $host;
            proxy_set_header Connection "";
            proxy_set_header X-Forwarded-For ${isFirst ? '$remote_addr' : '$proxy_add_x_forwarded_for'};
            proxy_set_header X-Forwarded-Proto ${isFirst ? '$scheme' : '$http_x_forwarded_proto'};
            client_max_body_size ${MAX_API_KB}k;
        }
        location = /api {
            return 404;
        }
`;

const listening = ({ listen, tls }: Deployment): string =>
  tls === undefined
    ? `listen ${listen} default_server;`
    : `listen ${listen} ssl http2 default_server;
        ssl_certificate ${tls.certificate};
        ssl_certificate_key ${tls.key};
        ssl_protocols TLSv1.2 TLSv1.3;
        ssl_session_tickets off;`;

/** A whole `nginx.conf` for a server without privileges and without modules. */
export function nginxOf(deployment: Deployment): string {
  const { maps, headers } = headerMaps(deployment);
  const { root, api, tls, scratch } = deployment;
  return `# Made by \`npm run deploy-files\`: change the policy or the configuration, not this file.
worker_processes auto;
pid ${scratch}/nginx.pid;
# Messages of lower levels contain the address of a request, and with it the slug.
error_log stderr emerg;

events {
    worker_connections 1024;
}

http {
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65s;
    client_max_body_size 1k;
    large_client_header_buffers 4 16k;
    map_hash_bucket_size 512;
    client_body_temp_path ${scratch}/nginx-body;
    proxy_temp_path ${scratch}/nginx-proxy;
    fastcgi_temp_path ${scratch}/nginx-fastcgi;
    uwsgi_temp_path ${scratch}/nginx-uwsgi;
    scgi_temp_path ${scratch}/nginx-scgi;

    # Without query, cookie and referrer, which may contain the slug of a stay. Some chats encode the query as part of the path.
    map $request_uri $logged_path {
        "~*^(?<path_only>(?:(?!%3f|%25|slug)[^?&;])*)" $path_only;
    }
    log_format reception escape=json '{"time":"$time_iso8601","client":"$remote_addr","host":"$host",'
        '"method":"$request_method","path":"$logged_path","status":$status,"bytes":$body_bytes_sent,'
        '"seconds":$request_time}';
    access_log /dev/stdout reception;

    # Files compressed by the build; a browser refuses a coding with q=0.
    map $http_accept_encoding $packed {
        default "";
        "~*(^|[ ,])br(?! *; *q=0(\\.0*)?( *,| *$))" ".br";
        "~*(^|[ ,])gzip(?! *; *q=0(\\.0*)?( *,| *$))" ".gz";
    }
    map "$status:$uri" $coding {
        default "";
        "~^(200|206|304):.*\\.br$" br;
        "~^(200|206|304):.*\\.gz$" gzip;
    }
${ANSWER}
    map "$request_method:$uri" $refused {
        default 1;
        "~^(GET|HEAD):" "";${
          api === undefined
            ? ''
            : `
        "~^[A-Z]+:/api/" "";`
        }
    }
${maps}

    server {
        ${listening(deployment)}
        server_name _;
        root ${root};
        # The app requests no ranges, and a 416 would have its headers twice.
        max_ranges 0;
        error_page 403 404 @missing;
        if ($refused) {
            return 405;
        }

${headers}
        add_header Allow $allowed always;
        add_header Vary Accept-Encoding;
        add_header Content-Encoding $coding;

${api === undefined ? '' : proxied(api, tls !== undefined)}
        location = /healthz {
            access_log off;
            default_type "text/plain; charset=utf-8";
            return 200 "ok\\n";
        }
        location = /.well-known/security.txt {
            types {}
            default_type "text/plain; charset=utf-8";
            try_files $uri @missing;
        }
        location ~ "/\\.|\\.(map|br|gz)$" {
            return 404;
        }
${Object.entries(TYPES).map(typed).join('')}

        # Any other path that is not a page is not a file of a build either.
        location ~ "${NO_PAGE.source}" {
            return 404;
        }
        location / {
            types {}
            default_type ${quoted(TYPES['html'] ?? '')};
            try_files /index.html$packed /index.html @missing;
        }
        location @missing {
            types {}
            default_type "text/plain; charset=utf-8";
            return 404 "Not found\\n";
        }
    }
}
`;
}

/** A container with nginx, the files and nothing else: no privileges, no shell commands while it is built. */
export const containerOf = (
  port: string,
  root: string,
): string => `# Made by \`npm run deploy-files\`: change the generator, not this file.
# Pin it by its digest: --build-arg BASE=docker.io/nginxinc/nginx-unprivileged:1.28.0-alpine@sha256:...
ARG BASE=docker.io/nginxinc/nginx-unprivileged:1.28.0-alpine
FROM \${BASE}
COPY nginx.conf /etc/nginx/nginx.conf
COPY site ${root}
USER 101
EXPOSE ${port}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --retries=3 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${port}/healthz"]
CMD ["nginx", "-g", "daemon off;"]
`;

/** The `.dockerignore` of the container. */
export const CONTAINER_IGNORES = `*
!nginx.conf
!site
`;

import { findProgram } from '../support/programs.ts';

/** A proxy that hashes by the world: a path names it as the header does. */
export interface Proxy {
  readonly name: string;
  readonly program: string;
  /** The arguments that come before the file of its configuration. */
  readonly args: readonly string[];
  readonly configuration: (port: number, replicas: readonly number[]) => string;
}

// Caddy asks each replica whether it is there. Where failed calls decide, one reset takes out the last replica: all writes
// fail then.
const caddyfile: Proxy['configuration'] = (port, replicas) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  @named path_regexp world ^/w/([^/]+)/
  request_header @named x-mock-session {re.world.1}
  reverse_proxy ${replicas.map((each) => `127.0.0.1:${each}`).join(' ')} {
    lb_policy header x-mock-session
    lb_try_duration 5s
    lb_try_interval 50ms
    health_uri /__mock/clock
    health_interval 200ms
    health_timeout 10s
    header_down x-replica {http.reverse_proxy.upstream.hostport}
  }
}
`;

// A call is repeated only where no connection was made: a write is sent once.
const haproxyFile: Proxy['configuration'] = (port, replicas) => `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  retries 3
  retry-on conn-failure
  option redispatch 1
frontend testers
  bind 127.0.0.1:${port}
  http-request set-header x-mock-session %[path,field(3,/)] if { path_reg ^/w/[^/]+/ }
  default_backend replicas
backend replicas
  balance hdr(x-mock-session)
  hash-type consistent
  http-response set-header x-replica %s
${replicas.map((each) => `  server r${each} 127.0.0.1:${each} check inter 200ms fall 1 rise 1`).join('\n')}
`;

const HAPROXY = ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];

/** The proxies that this machine has or can be given; each that is missing is said aloud. */
export function proxiesHere(): readonly Proxy[] {
  const all = [
    {
      name: 'Caddy',
      program: findProgram('caddy'),
      args: ['run', '--adapter', 'caddyfile', '--config'],
      configuration: caddyfile,
    },
    { name: 'HAProxy', program: findProgram('haproxy', HAPROXY), args: ['-db', '-f'], configuration: haproxyFile },
  ];
  return all.flatMap(({ program, ...rest }) => {
    if (program !== undefined) return { ...rest, program };
    console.warn(`No ${rest.name} here: replicas behind it are NOT tested`);
    return [];
  });
}

import { API_STEPS } from './contract-words.gen.ts';

/** Turns an address into one without a guest's data: `/stay/product/…`, `https://api.example.test/check-in/…`. */
export type PlaceOf = (address: string) => string;

/** The files of a build are named by their content. */
const BUILT_FILE = /^\/(assets\/[\w.$-]+-[\w-]{8}\.(js|css|woff2)|sw\.js|boot\.css)$/;

interface Places {
  /** The origin of the app. */
  readonly origin: string;
  /** The paths of its routes, as `/stay/product/$id`. */
  readonly routes: readonly string[];
  /** Addresses of hosts whose names may leave. */
  readonly hosts: readonly string[];
}

/**
 * Keeps known hosts, built files and the steps of routes and of the API; every other step becomes `…`. Query and
 * fragment go.
 */
export function placesOf({ origin, routes, hosts }: Places): PlaceOf {
  const steps = new Set([...routes.flatMap((path) => path.split('/')), ...API_STEPS.split(' '), 'api']);
  const known = new Set([origin, ...hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin)]);
  return (address) => {
    if (!URL.canParse(address, origin)) return '…';
    const url = new URL(address, origin);
    const isOwn = url.origin === origin;
    if (!isOwn && !known.has(url.origin)) return `${url.protocol}//…`;
    const host = isOwn && !/^\w+:/.test(address) ? '' : url.origin;
    if (isOwn && BUILT_FILE.test(url.pathname)) return host + url.pathname;
    const path = url.pathname.split('/').map((step) => (steps.has(step) ? step : '…'));
    return host + path.join('/');
  };
}

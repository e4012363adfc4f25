import { findBrowser } from '../../find-browser.ts';
import type { Served } from './serve.ts';

/**
 * This machine under a name that is no developer's: a guest's load has a configuration, and no tester's tools. Browsers
 * hold it for secure without a certificate, and take Brotli from it.
 */
const GUEST_HOST = 'localhost.';

/** The origin of a build at the guests' host. */
export const guestOrigin = ({ origin }: Served): string => origin.replace('localhost', GUEST_HOST);

/** What an operator of that host serves as `config.json`: the API is on the same origin. */
export const CONFIGURATION = JSON.stringify({
  hosts: { localhost: { brand: 'main', environment: 'prod' } },
  brands: { main: { name: 'Reception', phone: '+358 9 4245 0150', whatsapp: '+358 50 555 0150' } },
  environments: {
    prod: {
      api: '/api',
      reception: 'https://reception.operator.example',
      booking: { main: 'https://booking.operator.example' },
      guest: { main: 'https://stay.operator.example' },
      // The page asks for consent; nothing is sent without it.
      analytics: { writeKey: 'bench' },
    },
  },
});

/** Launch options of a browser that finds the guests' host. */
export function guestBrowser(): ReturnType<typeof findBrowser> {
  const { args, ...rest } = findBrowser();
  const excluded = 'EXCLUDE localhost,';
  return { ...rest, args: args.map((arg) => arg.replace(excluded, `${excluded} EXCLUDE ${GUEST_HOST},`)) };
}

import type { Plugin } from 'vite';

import { OPEN_TO_NETWORK } from '../engine/callers.ts';

const LINKS = [
  ['A stay to open', '/stay?slug=stay-arrival-day'],
  ['A booking to look up (BN-1001, Guest)', '/check-in'],
  ['The white-label brand', 'wl:/stay?slug=white-label-stay'],
  ['A member to sign in as (anna@guest.example, code 123456)', '/login'],
] as const;

/** Prints example links below Vite's own. */
export const startLinks = (): Plugin => ({
  name: 'reception:start-links',
  apply: 'serve',
  configureServer(server) {
    const print = server.printUrls.bind(server);
    server.printUrls = () => {
      const base = `http://localhost:${server.config.server.port}`;
      // White-label needs a subdomain of `localhost`, which IP addresses cannot have.
      if (server.resolvedUrls !== null) server.resolvedUrls.local = [`${base}/`];
      print();
      if ((server.resolvedUrls?.network ?? []).length > 0) console.log(`  ${OPEN_TO_NETWORK}`);
      const whiteLabel = base.replace('//', '//wl.');
      for (const [label, path] of LINKS) {
        console.log(`  ${label}: ${path.startsWith('wl:') ? whiteLabel + path.slice(3) : base + path}`);
      }
      console.log();
    };
  },
});

import type { IncomingMessage, ServerResponse } from 'node:http';

import { isTesterLink, linkOf } from './addresses.ts';
import type { Fake } from './fake.ts';
import { refusedMethod } from './gate.ts';
import { linkQuestion, linkShown, pageOf, unknownWords } from './link-pages.ts';
import type { LinkPage } from './link-pages.ts';
import type { LinkHost } from './open-link.ts';
import { sessionOfCall } from './own-world.ts';
import { cookieFor, WORLD_NAME } from './sessions.ts';
import type { ControlHost, SessionName, Sessions } from './sessions.ts';
import type { Tables } from './table.ts';
import { LOOKED_AT, visitorOf } from './visitors.ts';
import type { Backend, WorldOptions } from './world.ts';

/** A path of a named world: `/w/anna/page?a=b`. */
const PAGE_IN_WORLD = /^\/w\/([^/?]+)((?:$|[?]|\/(?!(?:api|__mock)\/)).*)$/;

const page = ({ html, status }: LinkPage): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: LOOKED_AT.join(', '),
    },
  });

/** Redirects a browser, and sets the cookie that keeps it in that world. */
function redirect(outgoing: ServerResponse, world: string, location: string): undefined {
  outgoing.writeHead(302, { location, 'set-cookie': cookieFor(world) });
  outgoing.end();
}

/** Handles tester links on an HTTP host. */
export function linksOf<Db extends Tables>(fake: Fake<Db>, sessions: Sessions<Db>, defaults: WorldOptions) {
  const issue = () => sessions.issue();

  /** Ends the world with this name and returns it; undefined if there was none. */
  async function endWorld(name: string): Promise<Backend<Db> | undefined> {
    if (!(await sessions.has(name))) return undefined;
    const before = await sessions.visit({ id: name, named: true }, ({ world }) => world());
    await sessions.end(name);
    return before;
  }

  /** The worlds that a link may use. `went` returns the id of the world that the browser uses afterwards. */
  function hostFor(here: string): LinkHost<Db> & { readonly went: () => string } {
    let id = here;
    return {
      ...(defaults.now === undefined ? {} : { moment: defaults.now }),
      went: () => id,
      changed: async (name) =>
        (await sessions.has(name))
          ? sessions.visit({ id: name, named: true }, async ({ world }) => (await world()).changed())
          : undefined,
      start: async (options, name) => {
        const before = name === undefined ? undefined : await endWorld(name);
        const started = await sessions.start(options, name ?? issue());
        // Listeners of the replaced world continue with the new one.
        if (before !== undefined) started.backend.journal.takeListeners(before.journal);
        ({ id } = started);
        return started.backend;
      },
      world: async (name) => {
        if (name !== undefined) ({ id } = await sessions.keep(name, true));
        return sessions.visit({ id, named: false }, ({ world }) => world());
      },
    };
  }

  /** Follows a link and redirects the browser; shows unknown words, or asks before a changed world is lost. */
  async function open(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response | undefined> {
    const visitor = visitorOf(incoming);
    if (visitor !== 'person') return page(linkShown(fake, url, visitor));
    const host = hostFor(sessionOfCall(incoming, outgoing, issue).id);
    const opened = await fake.openLink(url, host);
    if ('unknown' in opened) return page(unknownWords(url, opened.unknown));
    if ('changed' in opened)
      return page({ status: 200, html: pageOf('A world that has been changed', linkQuestion(url, opened.changed)) });
    await sessions.flush(host.went());
    return redirect(outgoing, host.went(), opened.goal);
  }

  /** Redirects `/w/anna/page` to the page, with the cookie of that world. */
  async function enter(
    name: string,
    rest: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<Response | undefined> {
    const { method, url = '', headers } = incoming;
    const refused = refusedMethod(method, url);
    if (refused !== undefined) throw refused;
    // The path begins with exactly one slash, so that it never leads to another host.
    const location = `/${rest.replace(/^[/\\]+/, '')}`;
    const isLink = isTesterLink(location.slice(location.indexOf('?')));
    const asLink = new URL(location, `http://${headers.host ?? 'localhost'}`);
    asLink.searchParams.set('world', name);
    if (!WORLD_NAME.test(name)) return page({ ...linkShown(fake, asLink, 'preview'), status: 400 });
    const visitor = visitorOf(incoming);
    if (visitor !== 'person') return page(linkShown(fake, asLink, visitor));
    await sessions.keep(name, true);
    return redirect(outgoing, name, isLink ? `${location}&world=${name}` : location);
  }

  /** Follows a link in the world that the link names, else in the one that the caller names, else in a new one. */
  async function openFor(session: SessionName, link: URL): ReturnType<NonNullable<ControlHost<Db>['open']>> {
    if (!link.searchParams.has('world')) link.searchParams.set('world', session.named ? session.id : issue());
    const { changed: _asksNobody, ...host } = hostFor(session.id);
    const opened = await fake.openLink(link, host);
    if ('goal' in opened) await sessions.flush(host.went());
    return { id: host.went(), opened };
  }

  /** Follows a tester link; undefined if the request is not one. */
  const follow = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response | undefined> | undefined => {
    const url = linkOf(incoming);
    if (url !== undefined) return open(url, incoming, outgoing);
    const [, name, rest = ''] = PAGE_IN_WORLD.exec(incoming.url ?? '') ?? [];
    return name === undefined ? undefined : enter(name, rest, incoming, outgoing);
  };
  return { follow, openFor };
}

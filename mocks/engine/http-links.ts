import type { IncomingMessage, ServerResponse } from 'node:http';

import { isTesterLink, linkOf } from './addresses.ts';
import type { Fake } from './fake.ts';
import { refusedMethod } from './gate.ts';
import { linkPreviewPage, linkProblem, linkQuestion, pageOf } from './link-pages.ts';
import type { LinkHost } from './open-link.ts';
import { sessionOfCall } from './own-world.ts';
import { cookieFor, WORLD_NAME } from './sessions.ts';
import type { ControlHost, SessionName, Sessions } from './sessions.ts';
import type { Tables } from './table.ts';
import { visitorOf } from './visitors.ts';
import type { Backend, WorldOptions } from './world.ts';

/** A path of a named world: `/w/anna/page?a=b`. */
const PAGE_IN_WORLD = /^\/w\/([^/?]+)((?:$|[?]|\/(?!(?:api|__mock)\/)).*)$/;

const page = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'user-agent, sec-purpose, purpose, x-purpose, x-moz',
    },
  });

/** Leads a browser on, from then on in that world; a HEAD is told where, and stays where it is. */
function redirect({ method }: IncomingMessage, outgoing: ServerResponse, world: string, location: string): undefined {
  outgoing.writeHead(302, { location, ...(method === 'HEAD' ? {} : { 'set-cookie': cookieFor(world) }) });
  outgoing.end();
}

/** What a host over HTTP does with links of testers. */
export function linksOf<Db extends Tables>(fake: Fake<Db>, sessions: Sessions<Db>, defaults: WorldOptions) {
  const issue = () => sessions.issue();

  /** Ends the world of a name; gives what it was, if there was one. */
  async function endedNow(name: string): Promise<Backend<Db> | undefined> {
    if (!(await sessions.has(name))) return undefined;
    const before = await sessions.visit({ id: name, named: true }, ({ world }) => world());
    await sessions.end(name);
    return before;
  }

  /** The worlds that a link may use. `went` gives the one where the browser is from then on. */
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
        const before = name === undefined ? undefined : await endedNow(name);
        const started = await sessions.start(options, name ?? issue());
        // Those who follow the world of this name go on with the new one.
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

  /** The same without any effect: copies stand in for the worlds. */
  function trialOf(host: LinkHost<Db>, here: string): LinkHost<Db> {
    const fresh = (options: WorldOptions, issuer: string): Promise<Backend<Db>> =>
      fake.createBackend({ ...defaults, ...options, issuer });
    return {
      ...host,
      start: (options, name = here) => fresh(options, name),
      world: async (name = here) =>
        (await sessions.has(name))
          ? fake.restore(
              await sessions.visit({ id: name, named: true }, async ({ world }) => fake.snapshot(await world())),
            )
          : fresh({}, name),
    };
  }

  /** Does what a link asks for, and leads the browser on; says what is unknown in it, or what would be lost. */
  async function open(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response | undefined> {
    const visitor = visitorOf(incoming.headers);
    if (visitor !== 'person') return show(url, visitor === 'guess');
    const isTrial = incoming.method === 'HEAD';
    const here = isTrial ? 'nobody' : sessionOfCall(incoming, outgoing, issue).id;
    const host = hostFor(here);
    const opened = await fake.openLink(url, isTrial ? trialOf(host, here) : host);
    if ('unknown' in opened) return page(pageOf('A link with unknown words', linkProblem(url, opened.unknown)), 404);
    if ('changed' in opened) return page(pageOf('A world that has been changed', linkQuestion(url, opened.changed)));
    if (!isTrial) await sessions.flush(host.went());
    return redirect(incoming, outgoing, host.went(), opened.goal);
  }

  /** Says what a link would do, to one who only looks at it. */
  function show(url: URL, isGuess: boolean, problem = 404): Response {
    const sentences = fake.describeLink(url);
    if ('unknown' in sentences)
      return page(pageOf('A link with unknown words', linkProblem(url, sentences.unknown)), problem);
    return page(linkPreviewPage(url, sentences, isGuess));
  }

  /** Leads a browser to a page with the cookie of a named world, so that a link alone opens it. */
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
    if (!WORLD_NAME.test(name)) return show(asLink, false, 400);
    const visitor = visitorOf(headers);
    if (visitor !== 'person') return show(asLink, visitor === 'guess');
    if (method !== 'HEAD') await sessions.keep(name, true);
    return redirect(incoming, outgoing, name, isLink ? `${location}&world=${name}` : location);
  }

  /** Does what a link says in the world that it names, else in the one that its caller names, else in a new one. */
  async function openFor(session: SessionName, link: URL): ReturnType<NonNullable<ControlHost<Db>['open']>> {
    if (!link.searchParams.has('world')) link.searchParams.set('world', session.named ? session.id : issue());
    const { changed: _asksNobody, ...host } = hostFor(session.id);
    const opened = await fake.openLink(link, host);
    if ('goal' in opened) await sessions.flush(host.went());
    return { id: host.went(), opened };
  }

  /** Follows a link of testers, if the request is one. */
  const follow = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response | undefined> | undefined => {
    const url = linkOf(incoming);
    if (url !== undefined) return open(url, incoming, outgoing);
    const [, name, rest = ''] = PAGE_IN_WORLD.exec(incoming.url ?? '') ?? [];
    return name === undefined ? undefined : enter(name, rest, incoming, outgoing);
  };
  return { follow, openFor };
}

import type { Browser, BrowserContext, CDPSession, Clock, Disposable, Page } from 'playwright/test';

/** A file of the app that runs nothing. */
const QUIET = '/robots.txt';

/** A page that has not left after so long is closed: the next story gets a new one. */
const LEAVE_MS = 10_000;

/** Hosts of the app and of its card fields, beside localhost. */
const BESIDE = ['wl.localhost', 'cards.localhost'];

/** What a story may do to its page or browser that no reset takes back. */
const LASTING = {
  page: [
    'addLocatorHandler',
    'close',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
  ],
  context: [
    'newCDPSession',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const satisfies { page: (keyof Page)[]; context: (keyof BrowserContext)[]; clock: (keyof Clock)[] };

/** What a story may add to every document; the call returns what takes it away again. */
const ADDED = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;

/** How a page is shown where a story chooses nothing. */
export interface Shown {
  readonly colorScheme?: 'dark' | 'light' | 'no-preference' | null;
  readonly reducedMotion?: 'no-preference' | 'reduce' | null | undefined;
}

/** What a story may listen to; not all there is, as Playwright itself waits for the end of a page. */
const EVENTS = ['console', 'dialog', 'download', 'framenavigated', 'page', 'pageerror', 'popup'];
const NETWORK = ['request', 'requestfailed', 'requestfinished', 'response'];

const SESSIONS = new WeakMap<Page, CDPSession>();

/** The session of a page that is kept; to open another one would end the page. */
export const sessionOf = (page: Page): CDPSession | undefined => SESSIONS.get(page);

/** Calls `told` before any of these members is used. */
function tellUse<T extends object>(target: T, members: readonly (keyof T)[], told: () => void): void {
  for (const member of members) {
    const original = target[member];
    Object.defineProperty(target, member, {
      get: () => {
        told();
        return original;
      },
    });
  }
}

/** Passes what each call of these members returns to `keep`. */
function keepResults<T extends object>(
  target: T,
  members: readonly (keyof T)[],
  keep: (result: Promise<Disposable>) => void,
): void {
  for (const member of members) {
    const original = target[member] as (...args: unknown[]) => Promise<Disposable>;
    Object.defineProperty(target, member, {
      value: (...args: unknown[]) => {
        const result = original.apply(target, args);
        keep(result);
        return result;
      },
    });
  }
}

/**
 * One page for all stories of a worker, because a new page costs as much as a story. The app's leftovers are cleared. A
 * story that changes the browser itself ends the page. The browser keeps the build's files, which never
 * change. To compile them again takes a seventh of a story's CPU time.
 */
export class KeptPage {
  readonly #origin: string;
  readonly #page: Page;
  readonly #session: CDPSession;
  /** What its browser was made with. */
  readonly key: string;
  readonly #viewport: { width: number; height: number } | null;
  readonly #shown: Shown;
  readonly #added: Promise<Disposable>[] = [];
  /** Hosts of the app, beside its first, that the page showed. */
  readonly #visited = new Set<string>();
  /** Those that a frame or another tab may have shown: they keep something as well. */
  readonly #beside = new Set<string>();
  #isSpoilt = false;
  #isShownElsewise = false;

  private constructor(page: Page, session: CDPSession, origin: string, key: string, shown: Shown) {
    this.#page = page;
    this.#session = session;
    SESSIONS.set(page, session);
    this.#origin = origin;
    this.key = key;
    this.#shown = shown;
    this.#viewport = page.viewportSize();
    const added = (result: Promise<Disposable>): void => void this.#added.push(result);
    keepResults(page, ADDED, added);
    keepResults(page.context(), ADDED, added);
    const spoil = (): void => {
      this.#isSpoilt = true;
    };
    tellUse(page, LASTING.page, spoil);
    tellUse(page.context(), LASTING.context, spoil);
    tellUse(page.clock, LASTING.clock, spoil);
    tellUse(page, ['emulateMedia'], () => {
      this.#isShownElsewise = true;
    });
    this.#offlineWithoutCache();
    this.#watch();
  }

  static async open(browser: Browser, origin: string, key: string, shown: Shown = {}): Promise<KeptPage> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await KeptPage.#withoutFrame(session);
    return new KeptPage(page, session, origin, key, shown);
  }

  /** The browser draws its tabs and address bar again with every load. A full screen has none of them. */
  static async #withoutFrame(session: CDPSession): Promise<void> {
    const { product } = await session.send('Browser.getVersion');
    // The headless shell draws no frame, and would then refuse another size of the page.
    if (product.startsWith('Headless')) return;
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'fullscreen' } });
  }

  get page(): Page {
    return this.#page;
  }

  /** Whether a reset makes it as new. */
  get canBeKept(): boolean {
    return !this.#isSpoilt && !this.#page.isClosed();
  }

  close = (): Promise<void> => this.#page.context().close();

  /** Makes it as new; when that fails, it cannot be kept. */
  async reset(): Promise<void> {
    const context = this.#page.context();
    for (const event of [...EVENTS, ...NETWORK]) {
      this.#page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await Promise.all([this.#page.unrouteAll(), context.unrouteAll()]);
    await Promise.all(
      context
        .pages()
        .filter((page) => page !== this.#page)
        .map((page) => page.close()),
    );
    for (const added of this.#added.splice(0)) await (await added).dispose();
    await Promise.all([
      context.setOffline(false),
      context.clearPermissions(),
      this.#sizeAsBefore(),
      this.#shownAsBefore(),
    ]);
    // A tab's own storage is in reach only at its host.
    for (const origin of this.#visited) {
      await this.#leaveFor(origin);
      await this.#clear(origin);
    }
    this.#visited.clear();
    // Away from the app first: it writes until it ends, and holds its locks.
    await this.#leaveFor(this.#origin);
    if (this.#isSpoilt) return;
    // By the session: Playwright's own way would send its script to this document first.
    await this.#session.send('Runtime.evaluate', { expression: "window.name = ''" });
    await Promise.all([
      context.clearCookies(),
      ...[...new Set([this.#origin, ...this.#beside])].map((origin) => this.#clear(origin)),
      this.#session.send('Page.resetNavigationHistory'),
      this.#page.mouse.move(0, 0),
    ]);
    this.#beside.clear();
    // As in an older tab: in a new one the app starts a worker for what this process holds already.
    await this.#session.send('Runtime.evaluate', { expression: "history.pushState(null, '')" });
    this.#watch();
  }

  /** The app may load itself again meanwhile, as when the network is back: that ends the navigation, or stops it. */
  async #leaveFor(origin: string): Promise<void> {
    const open = (address: string) => this.#page.goto(address, { timeout: LEAVE_MS });
    try {
      await open(origin + QUIET);
    } catch {
      try {
        // Without the app nothing does. It costs a new process, so not every reset begins with it.
        await open('about:blank');
        await open(origin + QUIET);
      } catch {
        this.#isSpoilt = true;
      }
    }
  }

  /** Without a network nothing is there that an earlier story has fetched. */
  #offlineWithoutCache(): void {
    const context = this.#page.context();
    const setOffline = context.setOffline.bind(context);
    context.setOffline = async (isOffline) => {
      if (isOffline) await this.#clearCache();
      await setOffline(isOffline);
    };
  }

  async #clearCache(): Promise<void> {
    await this.#session.send('Network.clearBrowserCache');
    // The renderer's own memory holds scripts too: it lets them go when the cache is switched off.
    await this.#session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await this.#session.send('Network.setCacheDisabled', { cacheDisabled: false });
  }

  #clear = (origin: string): Promise<unknown> =>
    this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });

  async #sizeAsBefore(): Promise<void> {
    const [now, before] = [this.#page.viewportSize(), this.#viewport];
    const isSame = now?.width === before?.width && now?.height === before?.height;
    if (before !== null && !isSame) await this.#page.setViewportSize(before);
  }

  async #shownAsBefore(): Promise<void> {
    if (!this.#isShownElsewise) return;
    await this.#page.emulateMedia({
      media: null,
      colorScheme: this.#shown.colorScheme ?? 'light',
      contrast: 'no-preference',
      forcedColors: 'none',
      reducedMotion: this.#shown.reducedMotion ?? 'no-preference',
    });
    this.#isShownElsewise = false;
  }

  #origins(): string[] {
    const { port } = new URL(this.#origin);
    return [this.#origin, ...BESIDE.map((host) => `http://${host}:${port}`)];
  }

  /** What a tab keeps for a foreign host is out of reach once it has left there. */
  #watch(): void {
    this.#page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin === this.#origin) return;
      const isOurs = this.#origins().includes(origin);
      if (frame.parentFrame() === null && !isOurs) this.#isSpoilt = true;
      else if (isOurs) (frame.parentFrame() === null ? this.#visited : this.#beside).add(origin);
    });
    // Another tab may have been anywhere.
    this.#page.context().on('page', () => {
      for (const origin of this.#origins()) this.#beside.add(origin);
    });
  }
}

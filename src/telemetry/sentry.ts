import type { BrowserOptions } from '@sentry/browser';

import {
  breadcrumbsIntegration,
  BrowserClient,
  browserProfilingIntegration,
  browserTracingIntegration,
  createUrlRouteProvider,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeBrowserOfflineTransport,
  makeFetchTransport,
  replayIntegration,
  setCurrentClient,
} from '@sentry/browser';

import type { BrandId, EnvironmentName } from '#config/host.ts';

import type { Send } from './reporter.ts';
import type { ScrubAddress } from './scrub-text.ts';
import { createScrubber } from './scrubber.ts';
import type { Envelope } from './scrubber.ts';
import { MAX_WAITING_REPORTS, ratesOf } from './sentry-options.ts';

interface SentryOptions {
  readonly dsn: string;
  /** A host of the operator that forwards reports. */
  readonly tunnel?: string | undefined;
  readonly release: string;
  readonly environment: EnvironmentName;
  readonly brand: BrandId;
  readonly scrubAddress: ScrubAddress;
  /** Whether the guest allows statistics, such as load times. */
  readonly mayMeasure: () => boolean;
  /** When this page last deleted stored reports, in milliseconds since the epoch. */
  readonly clearedAt: () => number;
}

type Item = Envelope[1][number];

/** Packs a recording in the service's format: its first line, then its events compressed with zlib. */
export async function packRecording(item: Item): Promise<Item> {
  const [header, recording] = item;
  if (typeof recording !== 'string') return item;
  const end = recording.indexOf('\n') + 1;
  const events = new Blob([recording.slice(end)]).stream().pipeThrough(new CompressionStream('deflate'));
  const packed = new Blob([recording.slice(0, end), await new Response(events).blob()]);
  return [{ ...header, length: packed.size }, new Uint8Array(await packed.arrayBuffer())];
}

/** When an envelope's report was created, in milliseconds since the epoch; NaN if unknown. */
function madeAt([, items]: Envelope): number {
  const times = items.map(([, report]) => Object(report).timestamp as unknown);
  return Number(times.find((time) => typeof time === 'number')) * 1000;
}

/**
 * Scrubs every envelope before it is sent or stored for later (R9-40, S22). Only the transport sees profiles and
 * recordings; no other SDK hook does.
 */
function scrubbingTransport({
  scrubAddress,
  clearedAt,
}: Pick<SentryOptions, 'scrubAddress' | 'clearedAt'>): NonNullable<BrowserOptions['transport']> {
  const scrub = createScrubber(scrubAddress);
  const makeTransport = makeBrowserOfflineTransport(makeFetchTransport);
  return (options) => {
    const transport = makeTransport({
      ...options,
      maxQueueSize: MAX_WAITING_REPORTS,
      flushAtStartup: true,
      // A logout deletes stored reports. A report that was being sent then must not be stored again if that fails.
      shouldStore: (envelope) => !(madeAt(envelope) <= clearedAt()),
    });
    return {
      async send(envelope) {
        const [header, items] = scrub(envelope);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the SDK's own shape, with fields left out
        const scrubbed = [header, await Promise.all(items.map(packRecording))] as unknown as typeof envelope;
        return items.length === 0 ? {} : transport.send(scrubbed);
      },
      flush: (timeout) => transport.flush(timeout),
    };
  };
}

/** Records the page around an error, with masked texts and inputs and without media; nothing is kept in the tab. */
const maskedReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkCaptureBodies: false,
    // Uncompressed, because the scrubber must read it; compressed afterwards.
    useCompression: false,
    stickySession: false,
  });

/** How many pages a recording holds before an error; the SDK's own limit, a minute, lets a fast tab triple its heap. */
const PAGES_RECORDED = 25;

/** Starts the recording again every few pages, unless an error is being sent (S80). */
function limitRecording(client: BrowserClient, replay: ReturnType<typeof replayIntegration>): void {
  let pages = 0;
  client.on('startNavigationSpan', () => {
    pages += 1;
    if (pages % PAGES_RECORDED === 0 && replay.getRecordingMode() === 'buffer')
      void replay.stop().then(() => replay.startBuffering());
  });
}

/** Starts the service's SDK without its error handlers, because the app has its own from the start (S45). */
export function startSentry(options: SentryOptions): Send {
  const { dsn, tunnel, release, environment, brand, scrubAddress, mayMeasure } = options;
  const rates = ratesOf(environment);
  const replay = rates.replaysOnErrorSampleRate > 0 ? maskedReplay() : undefined;
  const client = new BrowserClient({
    dsn,
    ...(tunnel === undefined ? {} : { tunnel }),
    release,
    environment,
    ...rates,
    tracesSampler: () => (mayMeasure() ? rates.tracesSampleRate : 0),
    profileLifecycle: 'trace',
    // A tracing header would not be part of the contract, and reveal the guest's path to the API.
    tracePropagationTargets: [],
    routeProvider: createUrlRouteProvider(({ pathname }) => scrubAddress(pathname)),
    sendClientReports: false,
    attachStacktrace: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    stackParser: defaultStackParser,
    transport: scrubbingTransport(options),
    integrations: [
      breadcrumbsIntegration({ sentry: false }),
      httpContextIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
      browserProfilingIntegration(),
      ...(replay ? [replay] : []),
    ],
  });
  setCurrentClient(client);
  client.init();
  if (replay) limitRecording(client, replay);

  return (message, facts, error) => {
    const scope = getCurrentScope().clone();
    scope.setTag('brand', brand);
    scope.setContext('report', { ...facts });
    if (error === undefined) {
      const { operation, code, status, field } = facts;
      scope.setFingerprint([message, ...[operation, code, status, field].map(String)]);
      client.captureMessage(message, 'error', {}, scope);
      return;
    }
    // The app aborts requests whose page was left.
    if (error instanceof Error && error.name === 'AbortError') return;
    const type = String(facts['caught'] ?? 'generic');
    const isHandled = type !== 'window' && type !== 'promise';
    client.captureException(error, { mechanism: { type, handled: isHandled } }, scope);
  };
}

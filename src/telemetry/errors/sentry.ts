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
import type { Send } from '#telemetry/reporter.ts';

import { gate, madeAt } from './envelope.ts';
import type { PlaceOf } from './place.ts';
import { MOST_WAITING, ratesOf } from './rates.ts';

interface SentryOptions {
  readonly dsn: string;
  /** A host of the operator's that hands reports on. */
  readonly tunnel?: string | undefined;
  readonly release: string;
  readonly environment: EnvironmentName;
  readonly brand: BrandId;
  readonly placeOf: PlaceOf;
  /** Whether the guest allows statistics, such as how long a page takes. */
  readonly mayMeasure: () => boolean;
  /** When this page last dropped the reports that wait on the device, in milliseconds since the epoch. */
  readonly droppedAt: () => number;
}

/** Hands every envelope through the gate, also those that will wait on the device (R9-40, S22). */
function gatedTransport({
  placeOf,
  droppedAt,
}: Pick<SentryOptions, 'placeOf' | 'droppedAt'>): NonNullable<BrowserOptions['transport']> {
  const clean = gate(placeOf);
  const makeTransport = makeBrowserOfflineTransport(makeFetchTransport);
  return (options) => {
    const transport = makeTransport({
      ...options,
      maxQueueSize: MOST_WAITING,
      flushAtStartup: true,
      // A logout drops the reports that wait. One that was on its way then, and fails, does not wait again.
      shouldStore: (envelope) => !(madeAt(envelope) <= droppedAt()),
    });
    return {
      async send(envelope) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the SDK's own shape, with fields left out
        const cleaned = (await clean(envelope)) as typeof envelope;
        return cleaned[1].length === 0 ? {} : transport.send(cleaned);
      },
      flush: (timeout) => transport.flush(timeout),
    };
  };
}

/** Starts the service's SDK, without its handlers of errors: ours have listened since the start (S45). */
export function startSentry(options: SentryOptions): Send {
  const { dsn, tunnel, release, environment, brand, placeOf, mayMeasure } = options;
  const rates = ratesOf(environment);
  const client = new BrowserClient({
    dsn,
    ...(tunnel === undefined ? {} : { tunnel }),
    release,
    environment,
    ...rates,
    tracesSampler: () => (mayMeasure() ? rates.tracesSampleRate : 0),
    profileLifecycle: 'trace',
    // A header of tracing would be foreign to the contract, and tell the API where a guest has been.
    tracePropagationTargets: [],
    routeProvider: createUrlRouteProvider(({ pathname }) => placeOf(pathname)),
    sendClientReports: false,
    attachStacktrace: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    stackParser: defaultStackParser,
    transport: gatedTransport(options),
    integrations: [
      breadcrumbsIntegration(),
      httpContextIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
      browserProfilingIntegration(),
      ...(rates.replaysOnErrorSampleRate > 0 ? [silentReplay()] : []),
    ],
  });
  setCurrentClient(client);
  client.init();

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
    // The app itself calls off what no page waits for any more.
    if (error instanceof Error && error.name === 'AbortError') return;
    const type = String(facts['caught'] ?? 'generic');
    const handled = type !== 'window' && type !== 'promise';
    client.captureException(error, { mechanism: { type, handled } }, scope);
  };
}

/**
 * Records the page around an error, with texts and inputs masked and media left out. The gate packs it: no hook of the
 * SDK sees the recorded page. The tab keeps nothing of it.
 */
const silentReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkCaptureBodies: false,
    useCompression: false,
    stickySession: false,
  });

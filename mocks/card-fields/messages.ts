/** The name of the protocol, also in `src/data/card/field-messages.ts`: the provider's page stands for itself. */
export const PROTOCOL = 'card-fields/1';

/** What a merchant's page may say to a field. */
export type MerchantMessage =
  | { type: 'describe'; label: string; hint: string; problem: string; language: string }
  | { type: 'look'; ink: string; soft: string }
  | { type: 'focus' }
  | { type: 'tokenise'; attempt: number; merchantKey: string };

const SHAPES: Readonly<Record<string, Readonly<Record<string, 'string' | 'number'>>>> = {
  describe: { label: 'string', hint: 'string', problem: 'string', language: 'string' },
  look: { ink: 'string', soft: 'string' },
  focus: {},
  tokenise: { attempt: 'number', merchantKey: 'string' },
};

/** A message of exactly one of the protocol's shapes; anything else is ignored. */
export function readMerchantMessage(data: unknown): MerchantMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type, ...members } = data as Record<string, unknown>;
  if (protocol !== PROTOCOL || typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return undefined;
  const shape = Object.entries(SHAPES[type] ?? {});
  const fits =
    shape.length === Object.keys(members).length && shape.every(([name, kind]) => typeof members[name] === kind);
  return fits ? (data as MerchantMessage) : undefined;
}

/** Merchants of the simulated provider: the app on this machine, on any of its local hosts, on this page's port. */
export function isMerchant(origin: string, here: { readonly hostname: string; readonly port: string }): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'http:' && port === here.port && (isLocal || hostname === here.hostname);
}

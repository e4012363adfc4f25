/** Merchants of the simulated provider: the app on this machine, on any of its local hosts, on this page's port. */
export function isMerchant(origin: string, here: { readonly hostname: string; readonly port: string }): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'http:' && port === here.port && (isLocal || hostname === here.hostname);
}

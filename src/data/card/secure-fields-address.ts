const SCRIPT = 'secure-fields-2.0.0.min.js';

/**
 * The address of the provider's script. A deployed base names the provider's host. Development's is a path on a separate
 * host, so that the browser keeps the two origins apart there as well (S26).
 */
export function secureFieldsAddress(base: string, page: string): string {
  const url = new URL(`${base}/${SCRIPT}`, page);
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (base.startsWith('/') && isLocal) url.hostname = 'cards.localhost';
  return url.href;
}

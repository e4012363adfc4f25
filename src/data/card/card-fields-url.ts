/**
 * The address of the provider's field page. A deployed address names the provider's host. Development's is a path on a
 * separate host, so that the browser keeps the two origins apart there as well (S26).
 */
export function cardFieldsUrl(address: string, page: string): URL {
  const url = new URL(`${address}/field.html`, page);
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (address.startsWith('/') && isLocal) url.hostname = 'cards.localhost';
  return url;
}

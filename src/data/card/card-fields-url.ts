/**
 * Where the provider's field page is. A deployed address names the provider's host; development's is a path, which
 * opens under a host of its own beside the page's, so that the browser keeps the two apart there as well (S26).
 */
export function cardFieldsUrl(address: string, page: string): URL {
  const url = new URL(`${address}/field.html`, page);
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (address.startsWith('/') && isLocal) url.hostname = 'cards.localhost';
  return url;
}

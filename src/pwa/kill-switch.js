/*
 * The kill switch: copied over /sw.js on the server, it removes the worker from every device (docs/operators.md). It needs no
 * build, deletes the worker's caches, and reloads open pages from the network. What the app itself stores remains, such as the
 * codes of a stay.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
    })(),
  );
});

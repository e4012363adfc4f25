/*
 * The kill switch: copied over /sw.js on the server, it takes the worker off every device (docs/operators.md).
 * It needs no build, forgets all that the worker kept (what the app itself stores stays, such as the codes of a stay), and loads open pages again, from the network.
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

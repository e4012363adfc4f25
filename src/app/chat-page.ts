import { runIntercom } from '#lib/messenger/run-intercom.ts';

/**
 * The chat's page (`chat.html`), framed by the app. Only this page runs the messenger's script, which reports the
 * page's address; the app's own address contains the slug (R7-96). It announces itself and accepts one port from the
 * app.
 */
window.addEventListener('message', function takePort({ source, data, ports: [port] }) {
  if (source !== window.parent || data !== 'line' || !port) return;
  window.removeEventListener('message', takePort);
  runIntercom(port);
});

// The message contains nothing else, so any target origin is safe; this page's policy restricts who may frame it.
window.parent.postMessage('here', '*');

// Opens links that target this window in another one, so that chat and app stay. In browsers without the Navigation API
// such a link replaces this page, and the app removes the frame.
if ('navigation' in globalThis)
  globalThis.navigation.addEventListener('navigate', (event) => {
    if (!event.cancelable || event.destination.sameDocument) return;
    event.preventDefault();
    window.open(event.destination.url, '_blank', 'noopener,noreferrer');
  });

import { runIntercom } from '#lib/messenger/run-intercom.ts';

/**
 * The page of the chat (`chat.html`), in a frame of the app. Only this page runs the messenger's script, which reports
 * its address; the app's address holds the slug (R7-96). It says that it is there, and takes one port of the app.
 */
window.addEventListener('message', function takePort({ source, data, ports: [port] }) {
  if (source !== window.parent || data !== 'line' || !port) return;
  window.removeEventListener('message', takePort);
  runIntercom(port);
});

// Says nothing but that it is here; the policy of this page decides who may frame it.
window.parent.postMessage('here', '*');

// A link for this window opens in another one: the chat stays, and the app does too.
// Browsers without the interface let the link replace this page, and the app takes the frame away.
if ('navigation' in globalThis)
  globalThis.navigation.addEventListener('navigate', (event) => {
    if (!event.cancelable || event.destination.sameDocument) return;
    event.preventDefault();
    window.open(event.destination.url, '_blank', 'noopener,noreferrer');
  });

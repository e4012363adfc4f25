import { runIntercom } from '#data/messenger/run-intercom.ts';

/**
 * The page of the chat (`chat.html`), in a frame of the app: the only one that the messenger's script runs in, as that
 * reports the address it finds itself at, and the app's holds the slug, which opens doors (R7-96). Takes the one line
 * that the app hands over, and no other.
 */
window.addEventListener('message', function takeLine({ source, origin, ports: [line] }) {
  if (source !== window.parent || origin !== window.location.origin || !line) return;
  window.removeEventListener('message', takeLine);
  runIntercom(line);
});

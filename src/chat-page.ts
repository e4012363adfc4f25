import { runIntercom } from '#data/messenger/run-intercom.ts';

/**
 * The page of the chat (`chat.html`), in a frame of the app. Only this page runs the messenger's script, which reports
 * its address; the app's address holds the slug (R7-96). Takes the one port that the app hands over, and no other.
 */
window.addEventListener('message', function takeLine({ source, origin, ports: [line] }) {
  if (source !== window.parent || origin !== window.location.origin || !line) return;
  window.removeEventListener('message', takeLine);
  runIntercom(line);
});

import { fake } from '../backend.ts';
import { startInBrowser } from '../engine/browser-host.ts';
import { showPage } from './show-page.ts';

const { journal } = await startInBrowser(fake);
await showPage((on) => journal.watch(on));

import { startBrowserBackend } from '../browser.ts';
import { showPage } from './show-page.ts';

const { journal } = await startBrowserBackend();
await showPage((on) => journal.watch(on));

import { startInPage } from '../in-page.ts';
import { showPage } from './show-page.ts';

const { journal } = await startInPage();
await showPage((on) => journal.watch(on));

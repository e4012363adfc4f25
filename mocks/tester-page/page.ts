import { watchOverHttp } from './backend.ts';
import { showPage } from './show-page.ts';

await showPage(watchOverHttp);

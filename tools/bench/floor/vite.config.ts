import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The floor as its developer starts it: nothing beside what React needs. */
export default defineConfig({ plugins: [react()], cacheDir: join(process.cwd(), 'node_modules/.vite/floor') });

import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The floor in development, with nothing but React. */
export default defineConfig({ plugins: [react()], cacheDir: join(process.cwd(), 'node_modules/.vite/floor') });

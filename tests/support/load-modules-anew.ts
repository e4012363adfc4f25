import { afterAll, vi } from 'vitest';

// The app's modules keep state: the next test file of the worker loads them anew. Libraries stay loaded.
afterAll(() => void vi.resetModules());

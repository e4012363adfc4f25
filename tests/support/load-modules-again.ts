import { afterAll, vi } from 'vitest';

// The app's modules keep state, so the next test file of the worker loads them again. Libraries stay loaded.
afterAll(() => void vi.resetModules());

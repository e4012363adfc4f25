import { afterAll, vi } from 'vitest';

// The app's modules have state, so each test file of a worker loads them again; libraries stay loaded.
afterAll(() => void vi.resetModules());

/** Fails as code of the app does (R2-76). */
export function throwTestError(): never {
  throw new Error('Test error of the debug panel');
}

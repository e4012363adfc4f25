import { ApiError } from '#api/api-error.ts';

/** The guest's slip, not ours (R5-16, R8-34). */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'wrong-verification-code';

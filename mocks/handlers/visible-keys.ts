import type { AccessKey, CheckIn } from '#api/generated/model/index.ts';

const WITHHELD = { code: 'NOT_AVAILABLE_YET' } as const;

/** The keys the server hands out: none to a banned guest, withheld until check-in is done, codes only on usable code keys. */
export function visibleKeys({ propertyKeys, state, idVerificationState }: CheckIn): AccessKey[] | undefined {
  if (propertyKeys === undefined) return undefined;
  if (idVerificationState === 'banned') return [];
  const done = state === 'check-in-completed' || idVerificationState === 'approved';
  return propertyKeys.map((key) => {
    const error = key.error ?? (done ? null : WITHHELD);
    return { ...key, error, code: error === null ? key.code : null };
  });
}

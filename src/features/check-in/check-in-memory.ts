import { useState } from 'react';
import * as z from 'zod/mini';

import type { IdentityAttempt } from '#domain/check-in/check-in.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { parseStored } from '#domain/stored.ts';
import { onStorageCleared } from '#session/on-device.ts';
import { tabStorage } from '#session/storage.ts';

import type { GuestDetailsForm } from './guest-details-form.ts';

const Draft = z.object({
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  guestsCount: z.int(),
});

// In memory only: a reload asks the server how far the check is.
const attempts = new Map<Slug, IdentityAttempt>();

onStorageCleared((reason) => {
  if (reason === 'logout' || reason === 'forget' || reason === 'everything') attempts.clear();
});

/** What was typed for a stay before the guest looked at another page, or loaded this one again. */
export function draftOf(slug: Slug): GuestDetailsForm | undefined {
  const draft = parseStored(Draft, tabStorage.read('guestDetails'));
  return draft?.slug === slug ? draft : undefined;
}

/** Keeps what was typed, in this tab only: names and phone numbers. */
export const keepDraft = (slug: Slug, draft: GuestDetailsForm): void =>
  tabStorage.write('guestDetails', JSON.stringify({ ...draft, slug }));

/** Our server has the details. */
export const forgetDraft = (): void => tabStorage.remove('guestDetails');

/** What the guest has done about the ID; it is still known after a look at another page. */
export function useIdentityAttempt(slug: Slug): [IdentityAttempt, (next: IdentityAttempt) => void] {
  const [attempt, setAttempt] = useState<IdentityAttempt>(attempts.get(slug) ?? 'none');
  return [
    attempt,
    (next) => {
      attempts.set(slug, next);
      setAttempt(next);
    },
  ];
}

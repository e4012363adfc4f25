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

/** The details typed for a stay before the guest visited another page or reloaded this one; undefined if there are none. */
export function readTypedDetails(slug: Slug): GuestDetailsForm | undefined {
  const draft = parseStored(Draft, tabStorage.read('guestDetails'));
  return draft?.slug === slug ? draft : undefined;
}

/** Stores what was typed, in this tab only, because it contains names and phone numbers. */
export const storeTypedDetails = (slug: Slug, draft: GuestDetailsForm): void =>
  tabStorage.write('guestDetails', JSON.stringify({ ...draft, slug }));

/** Removes what was typed, once our server has the details. */
export const forgetTypedDetails = (): void => tabStorage.remove('guestDetails');

/** The guest's attempt at the ID check, which is remembered while the guest visits other pages. */
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

import { useState } from 'react';

import type { IdentityAttempt } from '#domain/check-in/check-in-step.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { onEnding } from '#session/endings.ts';

import type { GuestDetailsForm } from './guest-details-form.ts';

// In memory only: the names and phone numbers of a half-filled form end with the tab.
const drafts = new Map<Slug, GuestDetailsForm>();
const attempts = new Map<Slug, IdentityAttempt>();

onEnding((ending) => {
  if (ending !== 'logout' && ending !== 'forget') return;
  drafts.clear();
  attempts.clear();
});

/** What was typed for a stay before the guest looked at another page. */
export const draftOf = (slug: Slug): GuestDetailsForm | undefined => drafts.get(slug);

/** Keeps what was typed. */
export const keepDraft = (slug: Slug, draft: GuestDetailsForm): void => void drafts.set(slug, draft);

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

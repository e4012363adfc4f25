import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { Link } from '#components/link.tsx';
import { useSettings } from '#config/settings.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Whether the guest was redirected from a page for members, so that joining comes next (R2-49, R2-56). */
export const useIsForMembers = (): boolean =>
  useRouterState({
    select: ({ location: { state } }) => state.whyHere === 'members-only' || state.whyHere === 'login-expired',
  });

/** Explains why this page opens instead of the requested one; undefined if the guest requested it. */
export function useWhyHere(): ReactElement | undefined {
  const { t } = useLingui();
  const { hasAccount } = useSettings().brand;
  const why = useRouterState({ select: ({ location }) => location.state.whyHere });
  const fromStay = useRouterState({ select: ({ location }) => location.state.fromStay });
  const messages = {
    'login-expired': [
      t`Please sign in again`,
      t`You have been signed out. Sign in again and we will take you back to where you were.`,
    ],
    'members-only': [t`This page is for members`, t`Sign in or join, and we will take you to this page.`],
    'no-stay': [
      t`Your stay is not saved on this device yet`,
      hasAccount
        ? t`Open the link in your confirmation, find your booking by its number, or sign in.`
        : t`Open the link in your confirmation, or find your booking by its number.`,
    ],
    'no-such-page': [t`That page does not exist`, t`You may be looking for one of these pages.`],
    'unreadable-link': [
      t`We cannot read this link`,
      t`It is not clear which stay this link is for. Open the link in your confirmation again, or find your booking by its number.`,
    ],
  } as const;
  // Another build may have written the entry of the history, with a reason that this one does not have.
  const [, message] = Object.entries(messages).find(([reason]) => reason === why) ?? [];
  if (message === undefined) return undefined;
  const [heading, text] = message;
  return (
    <Notice
      tone="info"
      heading={heading}
      actions={
        fromStay && (
          <Link to="/stay" search={{ slug: fromStay }} className={buttonClass('quiet')}>
            {t`Go to your stay`}
          </Link>
        )
      }
    >
      {text}
    </Notice>
  );
}

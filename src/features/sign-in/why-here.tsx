import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';

import { Notice } from '#ui/notice.tsx';

/** Why this page opens instead of the one that was wanted. */
export function WhyHere() {
  const { t } = useLingui();
  const why = useRouterState({ select: ({ location }) => location.state.whyHere });
  const words = {
    'login-expired': [t`Please sign in again`, t`Your sign-in has run out. Sign in, and you are back where you were.`],
    'members-only': [t`This page is for members`, t`Sign in or join, and we will take you there.`],
    'no-stay': [
      t`This device does not know your stay yet`,
      t`Open the link from your confirmation, find your booking with its number, or sign in.`,
    ],
    'no-such-page': [t`That page does not exist`, t`Here is where most people want to go.`],
  } as const;
  if (why === undefined) return null;
  const [heading, text] = words[why];
  return (
    <Notice tone="info" heading={heading}>
      {text}
    </Notice>
  );
}

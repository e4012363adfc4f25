import { useLingui } from '@lingui/react/macro';

import { ApiError } from '#api/api-error.ts';
import { ContactLine } from '#blocks/contact-line.tsx';
import { ChallengeNotPassed } from '#data/sign-in/bot-challenge.ts';
import { Notice } from '#ui/notice.tsx';

/** A sign-in that did not work for another reason than a wrong code: what happened, and what may help (R8-35, R7-20). */
export function SignInTrouble({ error }: { error: unknown }) {
  const { t } = useLingui();
  const problem = error instanceof ChallengeNotPassed ? error.problem : undefined;
  const isOffline = error instanceof ApiError && error.code === 'network' && !navigator.onLine;
  return (
    <Notice tone="warn" role="alert" heading={t`Something went wrong`}>
      {isOffline && <p>{t`You seem to be offline. Please check your connection.`}</p>}
      {problem === 'failed' && <p>{t`We could not tell that you are not a robot. Please try again.`}</p>}
      {problem === 'expired' && <p>{t`That took a little too long. Please try again.`}</p>}
      {problem === 'unreachable' && (
        <p>{t`The check for robots could not be loaded. An ad blocker may be in the way.`}</p>
      )}
      <ContactLine />
    </Notice>
  );
}

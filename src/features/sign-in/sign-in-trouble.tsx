import { useLingui } from '@lingui/react/macro';

import { Failure } from '#blocks/failure.tsx';
import { ChallengeNotPassed } from '#data/sign-in/bot-challenge.ts';

/** A sign-in that did not work for another reason than a wrong code: what happened, and what may help (R8-35, R7-20). */
export function SignInTrouble({ error }: { error: unknown }) {
  const { t } = useLingui();
  const problem = error instanceof ChallengeNotPassed ? error.problem : undefined;
  return (
    <Failure error={error}>
      {problem === 'failed' && <p>{t`We could not confirm that you are not a robot. Please try again.`}</p>}
      {problem === 'expired' && <p>{t`That took a little too long. Please try again.`}</p>}
      {problem === 'unreachable' && navigator.onLine && (
        <p>{t`The robot check could not be loaded. An ad blocker may be in the way.`}</p>
      )}
    </Failure>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Failure } from '#components/failure.tsx';
import type { VerificationWatch } from '#data/check-in.ts';
import { Button } from '#ui/button.tsx';

/** Asks for the result by hand, once the page has stopped asking by itself (R4-22). */
export function CheckAgain({ watch }: { watch: VerificationWatch }) {
  const { t } = useLingui();
  const [hasAsked, setAsked] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const { isOver, isAsking, error, checkAgain } = watch;
  if (!isOver) return null;
  const press = async () => {
    setAsked(true);
    setAnswered(false);
    await checkAgain();
    setAnswered(true);
  };
  return (
    <div className="flex flex-col gap-3">
      {error && !isAsking && <Failure error={error} />}
      <Button look="quiet" busy={isAsking && hasAsked} onClick={() => void press()}>
        {t`Check again`}
      </Button>
      <p role="status" className="text-center text-body text-soft empty:hidden">
        {isAnswered && !isAsking && !error ? t`Nothing new yet.` : ''}
      </p>
    </div>
  );
}

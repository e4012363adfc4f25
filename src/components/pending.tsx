import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import type { Elements } from '#ui/elements.tsx';
import { Delayed } from '#ui/skeleton.tsx';

const STILL_LOADING_MS = 5_000;

interface PendingProps {
  /** The skeleton of the content. */
  children: Elements;
  /** Something else on the page already announces loading. */
  isSilent?: boolean | undefined;
}

/**
 * A skeleton while something loads. After five seconds a message appears on top of it, without moving anything (S44).
 */
export function Pending({ children, isSilent = false }: PendingProps) {
  const { t } = useLingui();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), STILL_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Delayed>
      <div className="relative">
        {children}
        {!isSilent && (
          <p
            role="status"
            className={
              isLate
                ? 'absolute inset-x-4 top-4 mx-auto w-fit rounded-tile bg-card px-4 py-2 text-center text-body text-soft'
                : 'sr-only'
            }
          >
            {isLate ? t`Still loading. The connection seems slow.` : t`Loading`}
          </p>
        )}
      </div>
    </Delayed>
  );
}

import { useState } from 'react';

import type { CodeSent } from '#domain/account/code-sent.ts';
import { forgetCodeSent, keepCodeSent, readCodeSent } from '#session/code-sent.ts';

/** The code this tab waits for, over a reload too, until the guest goes back to correct the address. */
export function useSentCode() {
  const [sent, setSent] = useState(readCodeSent);
  const [isCorrecting, setCorrecting] = useState(false);
  return {
    sent,
    isCorrecting,
    awaitCode: (next: CodeSent) => {
      keepCodeSent(next);
      setSent(next);
      setCorrecting(false);
    },
    correct: () => {
      forgetCodeSent();
      setCorrecting(true);
    },
  };
}

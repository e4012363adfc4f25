import type { ReactNode } from 'react';

interface PayColumnsProps {
  /** Shows who pays and what came of it, with the buttons. */
  pay: ReactNode;
  /** What is ordered. */
  children: ReactNode;
}

/** What is ordered, and beside it on wide screens the payment, which stays in view. One flow on a phone. */
export function PayColumns({ pay, children }: PayColumnsProps) {
  return (
    <div className="task flex flex-col gap-4 wide:grid wide:grid-cols-[minmax(0,38.75rem)_minmax(18rem,1fr)] wide:items-start wide:gap-8">
      {children}
      <div className="contents wide:sticky wide:top-8 wide:flex wide:flex-col wide:gap-5">{pay}</div>
    </div>
  );
}

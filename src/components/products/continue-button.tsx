import type { ComponentProps, ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button.tsx';

interface ContinueButtonProps extends Pick<ComponentProps<'button'>, 'type' | 'form' | 'className' | 'onClick'> {
  /** What the choice costs, formatted; undefined where it is not known. */
  price: string | undefined;
}

/** On to the confirmation, with what it will cost there (R2-44); nothing is ordered here. */
export function ContinueButton({ price, ...button }: ContinueButtonProps) {
  const { t } = useLingui();
  return (
    <Button {...button}>
      <Priced price={price}>{t`Continue`}</Priced>
    </Button>
  );
}

interface PricedProps {
  /** Undefined where it is not known. */
  price: string | undefined;
  /** What a press does. */
  children: ReactNode;
}

/** What a press does and what it costs, read and broken into lines as one text. */
export function Priced({ price, children }: PricedProps) {
  if (price === undefined) return children;
  return (
    <span className="text-balance">
      {children}
      <span aria-hidden className="opacity-60">
        {'\u00A0·'}
      </span>{' '}
      <span className="whitespace-nowrap tabular-nums">{price}</span>
    </span>
  );
}

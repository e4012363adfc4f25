import type { ComponentProps } from 'react';

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
      {t`Continue`}
      <PriceOnButton>{price}</PriceOnButton>
    </Button>
  );
}

/** What a press costs, behind what it does; read with it. */
export function PriceOnButton({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <>
      {/* A screen reader reads both as one without these spaces. */}{' '}
      <span aria-hidden className="opacity-60">
        ·
      </span>{' '}
      <span className="whitespace-nowrap tabular-nums">{children}</span>
    </>
  );
}

import type { ButtonHTMLAttributes } from 'react';

import { cx } from '#lib/cx.ts';

export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'text';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:opacity-92 px-5 py-3.5 font-semibold',
  quiet: 'border-[1.5px] border-line hover:border-edge text-ink px-4 py-2.5 font-medium',
  danger: 'bg-warn text-card hover:opacity-92 px-5 py-3.5 font-semibold',
  text: 'text-soft hover:text-ink underline underline-offset-3 px-1 py-2.5',
};

/** Classes of a button's look, for links that act as the screen's primary or secondary action. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-full text-center text-base leading-tight',
    'transition-opacity aria-disabled:cursor-default aria-disabled:opacity-55',
    LOOKS[look],
    className,
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Work is under way: the button keeps its focus, says so, and ignores presses. */
  busy?: boolean;
}

/** A press. While busy it stays focusable (`aria-disabled`), so that a keyboard user is not thrown out. */
export function Button({ look = 'primary', busy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(look, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    />
  );
}

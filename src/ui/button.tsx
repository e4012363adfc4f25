import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';

export { buttonClass };
export type { ButtonLook };

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook | undefined;
  /** Work is under way: the button keeps its focus, shows a spinner, and ignores clicks. */
  busy?: boolean | undefined;
}

/** `busy` and `aria-disabled` block it but keep it focusable, so that a keyboard user does not lose the focus. */
export function Button({ look, busy = false, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  const blocked = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(look, className)}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn" />}
      {children}
    </button>
  );
}

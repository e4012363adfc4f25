import { cx } from '#lib/cx.ts';

export type ButtonLook = 'primary' | 'waiting' | 'quiet' | 'danger' | 'text';

// The transparent borders are drawn in forced colours, where backgrounds are lost.
const LOOKS: Record<ButtonLook, string> = {
  primary:
    'border-[1.5px] border-transparent bg-accent text-on-accent hover:opacity-92 px-5 py-3 text-lead font-semibold',
  // Not ready yet: looks disabled, but a click leads to what is missing.
  waiting: 'border-[1.5px] border-transparent bg-line text-soft px-5 py-3 text-lead font-semibold',
  quiet: 'border-[1.5px] border-edge/45 hover:border-edge text-ink px-4 py-2 font-medium',
  danger: 'border-[1.5px] border-transparent bg-danger text-white hover:opacity-92 px-5 py-3 text-lead font-semibold',
  text: 'text-soft hover:text-ink underline underline-offset-3 px-1 py-2',
};

/** Classes of a button's look, for links that act as the screen's primary or secondary action. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return cx(
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-center leading-tight text-balance wrap-break-word',
    'transition-[opacity,scale,border-color] active:scale-[0.985]',
    'aria-disabled:cursor-default aria-disabled:active:scale-100',
    'aria-disabled:border-transparent aria-disabled:bg-line aria-disabled:text-soft',
    LOOKS[look],
    className,
  );
}

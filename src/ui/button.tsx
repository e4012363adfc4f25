import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

import { cx } from '#lib/cx.ts';

import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import { inElement } from './elements.tsx';
import type { TextOrElements } from './elements.tsx';
import { LiveRegion } from './screen-reader.tsx';

export { buttonClass };
export type { ButtonLook };

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  look?: ButtonLook | undefined;
  /** Work is under way: the button keeps its focus, shows a spinner, and ignores clicks. */
  isBusy?: boolean | undefined;
  /** A text, or an icon with a text in an element of its own. */
  children: TextOrElements;
}

/** `isBusy` and `aria-disabled` block it but keep it focusable, so that a keyboard user does not lose the focus. */
export function Button({ look, isBusy = false, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  const isBlocked = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      className={buttonClass(look, className)}
      onClick={(event) => {
        if (isBlocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn" />}
      {inElement(children)}
    </button>
  );
}

interface CopyButtonProps {
  value: string;
  label: string;
  /** The text of the button where room is short, without its icon; `label` stays its accessible name. */
  shortLabel?: string | undefined;
  /** Shown and announced after copying. */
  copiedLabel: string;
  /** Names the box that offers the text when the browser refuses to copy, for example "Select and copy". */
  byHandLabel: string;
  look?: ButtonLook | undefined;
}

const SHOWN_FOR_MS = 2500;

/** Copies a text; where the browser refuses, it lays the text out selected, ready to be copied by hand. */
export function CopyButton({ value, label, shortLabel, copiedLabel, byHandLabel, look = 'quiet' }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'by-hand'>('idle');
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === 'by-hand') box.current?.select();
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      // Without https there is no `clipboard`, and without permission it refuses: both throw, and the box is shown.
      // oxlint-disable-next-line baseline-js/use-baseline -- Firefox only lacked it for pictures
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('by-hand');
      box.current?.select();
    }
  };

  const isCopied = state === 'copied';
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-2">
      <Button
        look={look}
        aria-label={shortLabel && (isCopied ? copiedLabel : label)}
        className={cx(look === 'primary' && 'grow')}
        onClick={() => void copy()}
      >
        {/* Both labels share one cell, so that the button keeps its width. */}
        <span className="grid place-items-center *:col-start-1 *:row-start-1 *:flex *:items-center *:gap-2">
          <span className={cx(isCopied && 'invisible')}>
            {shortLabel === undefined && <Copy aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />}
            <span>{shortLabel ?? label}</span>
          </span>
          <span className={cx(!isCopied && 'invisible')}>
            {shortLabel === undefined && (
              <Check
                aria-hidden
                strokeWidth={2.2}
                className={cx('size-4.5 shrink-0', look === 'quiet' && 'text-accent')}
              />
            )}
            <span>{copiedLabel}</span>
          </span>
        </span>
      </Button>
      {state === 'by-hand' && (
        <label className="flex min-w-0 flex-col gap-1 text-note text-soft">
          <span>{byHandLabel}</span>
          <input
            ref={box}
            readOnly
            value={value}
            className="min-h-11 w-full min-w-0 rounded-tile border-[1.5px] border-edge bg-card px-3 text-lead text-ink"
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <LiveRegion text={isCopied ? copiedLabel : ''} />
    </span>
  );
}

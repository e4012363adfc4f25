import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Button, type ButtonLook } from '#ui/button.tsx';

import { CopyValue } from './copy-value.tsx';

interface ShareButtonProps {
  url: string;
  /** What goes with the address, in the guest's own name. */
  text?: string | undefined;
  /** On the button that opens the device's sheet. */
  label: string;
  /** On the button where there is no such sheet. */
  copyLabel: string;
  look?: ButtonLook | undefined;
}

/** Hands an address on: the device's share sheet, else a copy (R2-162). */
export function ShareButton({ url, text, label, copyLabel, look = 'quiet' }: ShareButtonProps) {
  const [sheet, setSheet] = useState<'here' | 'none' | 'refused'>(() => ('share' in navigator ? 'here' : 'none'));
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The pressed button is gone: the one that replaces it has the focus now, and is read out.
    if (sheet === 'refused') container.current?.querySelector('button')?.focus();
  }, [sheet]);
  if (sheet !== 'here') {
    return (
      <span ref={container} className="flex flex-col">
        <CopyValue value={text === undefined ? url : `${text} ${url}`} label={copyLabel} look={look} />
      </span>
    );
  }
  const share = async () => {
    try {
      // oxlint-disable-next-line baseline-js/use-baseline -- asked for only where it is
      await navigator.share({ url, ...(text === undefined ? {} : { text }) });
    } catch (error) {
      // A sheet that the guest has closed is no failure, nor one that is open already.
      const isFine = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
      if (!isFine) setSheet('refused');
    }
  };
  return (
    <Button look={look} onClick={() => void share()}>
      <Share2 aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
      {label}
    </Button>
  );
}

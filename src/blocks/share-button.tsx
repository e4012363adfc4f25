import { Share2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/button.tsx';

import { CopyValue } from './copy-value.tsx';

interface ShareButtonProps {
  url: string;
  /** What goes with the address, in the guest's own name. */
  text?: string | undefined;
  /** On the button that opens the device's sheet. */
  label: string;
  /** On the button where there is no such sheet. */
  copyLabel: string;
}

/** Hands an address on: the device's share sheet, else a copy (R2-162). */
export function ShareButton({ url, text, label, copyLabel }: ShareButtonProps) {
  const [hasSheet, setSheet] = useState(() => 'share' in navigator);
  if (!hasSheet) return <CopyValue value={text === undefined ? url : `${text} ${url}`} label={copyLabel} />;
  const share = async () => {
    try {
      await navigator.share({ url, ...(text === undefined ? {} : { text }) });
    } catch (error) {
      // A sheet that the guest has closed is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSheet(false);
    }
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <Share2 aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
      {label}
    </Button>
  );
}

import { useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';

import { doorsOpenAt } from '#domain/access/doors.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { Button, CopyButton, type ButtonLook } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';

interface ShareButtonProps {
  url: string;
  /** Text shared with the address, written from the guest's perspective. */
  text?: string | undefined;
  /** The button text if the device has a share sheet. */
  label: string;
  /** The button text if it has none. */
  copyLabel: string;
  look?: ButtonLook | undefined;
}

/** Shares an address with the device's share sheet, or else copies it (R2-162). */
export function ShareButton({ url, text, label, copyLabel, look = 'quiet' }: ShareButtonProps) {
  const [sheet, setSheet] = useState<'here' | 'none' | 'refused'>(() => ('share' in navigator ? 'here' : 'none'));
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The clicked button was replaced; its replacement gets the focus and is announced.
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
      // The guest closed the sheet, or it is already open.
      const isFine = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
      if (!isFine) setSheet('refused');
    }
  };
  return (
    <Button look={look} onClick={() => void share()}>
      <Share2 aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
      <span>{label}</span>
    </Button>
  );
}

/** The address of a stay on this host. It gives access to everyone who has it (R6-14). */
export const stayLink = (slug: Slug): string => `${window.location.origin}/stay?slug=${encodeURIComponent(slug)}`;

/** The link for fellow guests, with a warning that it gives full access (R2-113, R2-162, R6-14, R6-16). */
export function InviteGuests({ stay, isFlat }: { stay: Stay; isFlat?: boolean }) {
  const { t } = useLingui();
  const isAnyOpen = useAtTime((now) => doorsOpenAt(stay, now).length > 0);
  return (
    <Card isFlat={isFlat || !isAnyOpen} as="section" aria-labelledby="invite-title" className="no-print">
      <CardHead id="invite-title" title={t`Invite guests`} />
      <p className="text-body text-pretty">
        {isAnyOpen
          ? t`Sharing gives full access: anyone with the link can open your doors, order extras on your card and pass the link on.`
          : t`Sharing gives full access: once your doors open, anyone with the link can open them, order extras on your card and pass the link on.`}
      </p>
      <div>
        <ShareButton url={stayLink(stay.slug)} label={t`Share the link`} copyLabel={t`Copy the link`} />
      </div>
    </Card>
  );
}

interface CopyValueProps {
  value: string;
  /** The button text: "Copy the code". */
  label: string;
  /** The button shows only "Copy"; the label stays its accessible name. */
  isShort?: boolean;
  look?: ButtonLook | undefined;
}

/** Copies a value, with the texts for both outcomes. */
export function CopyValue({ value, label, isShort = false, look }: CopyValueProps) {
  const { t } = useLingui();
  return (
    <CopyButton
      value={value}
      label={label}
      shortLabel={isShort ? t({ message: 'Copy', comment: 'On a small button, beside what it copies' }) : undefined}
      look={look}
      copiedLabel={t`Copied`}
      byHandLabel={t`Select the text and copy it yourself`}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface SendAgainProps {
  label: string;
  title: string;
  yes: string;
  isSending: boolean;
  onSend: () => void;
  /** What a second request would mean. */
  children: string;
}

/** A second request takes two steps, so that it is never sent by accident. */
export function SendAgain({ label, title, yes, isSending, onSend, children }: SendAgainProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="text" busy={isSending} onClick={() => setOpen(true)}>
        {isSending ? t`One moment` : label}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={title}
        closeLabel={t`Close`}
        actions={
          <>
            <Button
              onClick={() => {
                close();
                onSend();
              }}
            >
              {yes}
            </Button>
            <Button look="quiet" onClick={close}>{t`Not now`}</Button>
          </>
        }
      >
        <p className="text-start">{children}</p>
      </Sheet>
    </>
  );
}

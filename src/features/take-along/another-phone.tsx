import { useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/copy-value.tsx';
import { LazyQrCode } from '#ui/lazy-qr-code.tsx';
import { stayLink } from '#components/share.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { Sheet } from '#ui/sheet.tsx';

interface AnotherPhoneProps {
  isOpen: boolean;
  onClose: () => void;
  slug: Slug;
}

/** The link of the stay as a code that another phone scans, and who may open it (R6-14). */
export function AnotherPhone({ isOpen, onClose, slug }: AnotherPhoneProps) {
  const { t } = useLingui();
  const link = stayLink(slug);
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t`Continue on another phone`}
      closeLabel={t`Close`}
      actions={<CopyValue value={link} label={t`Copy the link`} />}
    >
      <p className="text-pretty">{t`Scan this code with the camera of the other phone. Your stay will open there without signing in.`}</p>
      <div className="mx-auto w-full max-w-56 py-1">
        <LazyQrCode value={link} label={t`QR code that opens this stay on another phone`} />
      </div>
      <p className="text-body text-pretty text-soft">
        {t`Whoever has this link can open your doors, order extras on your card and pass the link on. Show this code only to people you trust.`}
      </p>
    </Sheet>
  );
}

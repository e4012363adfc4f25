import { useLingui } from '@lingui/react/macro';

import type { ButtonLook } from '#ui/button.tsx';
import { CopyButton } from '#ui/button.tsx';

interface CopyValueProps {
  value: string;
  /** What is copied: "Copy the code". */
  label: string;
  look?: ButtonLook | undefined;
}

/** Copies a value, with the texts for both outcomes. */
export function CopyValue({ value, label, look }: CopyValueProps) {
  const { t } = useLingui();
  return (
    <CopyButton
      value={value}
      label={label}
      look={look}
      copiedLabel={t`Copied`}
      byHandLabel={t`Select the text and copy it by hand`}
    />
  );
}

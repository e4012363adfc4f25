import { useLingui } from '@lingui/react/macro';

import { CopyButton } from '#ui/copy-button.tsx';

interface CopyValueProps {
  value: string;
  /** What is copied: "Copy the code". */
  label: string;
}

/** Copies a value, with the texts for both outcomes. */
export function CopyValue({ value, label }: CopyValueProps) {
  const { t } = useLingui();
  return (
    <CopyButton
      value={value}
      label={label}
      copiedLabel={t`Copied`}
      byHandLabel={t`Select the text and copy it by hand`}
    />
  );
}

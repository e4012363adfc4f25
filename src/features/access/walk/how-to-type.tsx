import { Trans } from '@lingui/react/macro';

/** How a code is typed, in a sentence. */
export function HowToType({ keypadButton }: { keypadButton: string | null }) {
  return keypadButton === null ? (
    <Trans>Type the code.</Trans>
  ) : (
    <Trans>
      Type the code, then press <b className="text-ink">{keypadButton}</b>.
    </Trans>
  );
}

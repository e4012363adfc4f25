import { useLingui } from '@lingui/react/macro';

/** Returns a function that says a door code digit by digit, and the button that ends it. */
export function useSpokenCode(): (code: string, keypadButton: string | null) => string {
  const { t } = useLingui();
  return (code, keypadButton) => {
    const digits = Array.from(code).join(' ');
    return keypadButton === null
      ? t({ message: `Code: ${digits}`, comment: 'A door code, read digit by digit' })
      : t({ message: `Code: ${digits}, then ${keypadButton}`, comment: 'A door code and the button that ends it' });
  };
}

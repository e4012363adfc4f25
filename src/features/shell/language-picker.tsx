import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';

import { readAgain } from '#data/read-again.ts';
import { LOCALES, supportedLocale } from '#i18n/locales.ts';
import { chooseLanguage } from '#session/language.ts';
import { report } from '#telemetry/reporter.ts';

/** The ten languages by their own names; what the server says is read again in the new one. */
export function LanguagePicker() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();

  async function choose(value: string): Promise<void> {
    const locale = supportedLocale(value);
    if (!locale) return;
    try {
      await chooseLanguage(locale);
      await readAgain(queryClient);
    } catch {
      // Offline, and that language was never here: the one on screen stays.
      report('Language could not be loaded', { locale });
    }
  }

  return (
    <label className="relative inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink">
      <Globe aria-hidden className="size-4.5" />
      <span className="sr-only">{t`Language`}</span>
      <select
        className="field-sizing-content min-h-11 cursor-pointer appearance-none rounded-tile bg-transparent pe-1 text-sm"
        value={i18n.locale}
        onChange={(event) => void choose(event.target.value)}
      >
        {LOCALES.map(({ locale, label }) => (
          <option key={locale} value={locale} lang={locale} className="bg-card text-ink">
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';

import { refetchAll } from '#data/query-client.ts';
import { LANGUAGE_NAMES, LOCALES, supportedLocale } from '#i18n/locales.ts';
import { chooseLanguage } from '#session/language.ts';
import { report } from '#telemetry/reporter.ts';

/** The ten languages by their own names; texts of the server are fetched again in the new one. */
export function LanguagePicker() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(value: string): Promise<void> {
    setWanted(value);
    setHasFailed(false);
    try {
      const locale = supportedLocale(value);
      if (locale && (await chooseLanguage(locale))) void refetchAll(queryClient);
    } catch {
      // Offline, and that language was never here: the one on screen stays.
      report('Language could not be loaded', { locale: value });
      setHasFailed(true);
    }
    setWanted(undefined);
  }

  return (
    <div className="relative">
      <label className="inline-flex min-h-11 items-center gap-1.5 text-note text-soft hover:text-ink">
        <Globe aria-hidden className="size-4.5" />
        <span className="sr-only">{t`Language`}</span>
        <select
          translate="no"
          className="field-sizing-content min-h-11 cursor-pointer appearance-none rounded-tile bg-transparent pe-1 text-lead wide:text-body forced-colors:appearance-auto"
          value={wanted ?? i18n.locale}
          onChange={(event) => void choose(event.target.value)}
          onBlur={() => setHasFailed(false)}
        >
          {LOCALES.map(({ locale }) => (
            <option key={locale} value={locale} lang={locale} className="bg-card text-ink">
              {LANGUAGE_NAMES[locale]}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && (
        <p role="alert" className="absolute end-0 top-full z-10 w-64 rounded-tile bg-warn-tint p-3 text-note text-ink">
          {navigator.onLine ? t`Something went wrong` : t`You seem to be offline. Please check your connection.`}
        </p>
      )}
    </div>
  );
}

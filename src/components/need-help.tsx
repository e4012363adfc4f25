import { useLingui } from '@lingui/react/macro';

import { ContactWays } from './contact-ways.tsx';

/** The brand's people, on a page that knows no stay: help and chat belong to a stay (R2-119). */
export function NeedHelp() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="need-help-title" className="flex flex-col gap-3">
      <h2 id="need-help-title" className="text-lead">{t`Need help?`}</h2>
      <ContactWays />
    </section>
  );
}

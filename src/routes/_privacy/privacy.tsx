import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { PrivacyPage } from '#features/privacy/privacy-page.tsx';

/** What this device holds, who learns what, and what the guest allows (R1-36). */
export const Route = createFileRoute('/_privacy/privacy')({
  staticData: { title: msg`Privacy` },
  component: PrivacyPage,
});

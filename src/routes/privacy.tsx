import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { PrivacyPage } from '#features/privacy/privacy-page.tsx';

/** What this device holds, who gets what, and what the guest allows; for guests of both brands and everybody (R1-36). */
export const Route = createFileRoute('/privacy')({
  staticData: { title: msg`Privacy` },
  component: PrivacyPage,
});

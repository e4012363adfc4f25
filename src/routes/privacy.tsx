import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackOut } from '#components/back-out.tsx';
import { PrivacyPage } from '#features/privacy/privacy-page.tsx';

/** What this device stores, who receives data, and what the guest allows; for visitors of both brands (R1-36). */
export const Route = createFileRoute('/privacy')({
  staticData: { back: <BackOut />, title: msg`Privacy` },
  component: PrivacyPage,
});

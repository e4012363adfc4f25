import { useLingui } from '@lingui/react/macro';

import { BackOut } from '#components/back-out.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { ChoicesCard } from './choices-card.tsx';
import { DeviceCard } from './device-card.tsx';
import { ThirdPartiesCard } from './third-parties-card.tsx';

/** What is on this device, who gets what, and what the guest allows; opens without stay and connection (R1-36). */
export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Page>
      <BackOut />
      <PageTitle
        lead={t`We count nothing unless you allow it. Here is what this device stores, who gets what, and what you can change.`}
      >
        {t`Privacy`}
      </PageTitle>
      {/* What a guest can see and do comes first, what there is to read after it. */}
      <DeviceCard />
      <ChoicesCard />
      <ThirdPartiesCard />
    </Page>
  );
}

import { useLingui } from '@lingui/react/macro';

import { BackOut } from '#components/back-out.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { HowTested } from './how-tested.tsx';
import { KnownLimits } from './known-limits.tsx';
import { TellUs } from './tell-us.tsx';
import { WhatWorks } from './what-works.tsx';

/** What guests can expect, what was tested and how, the known limits and whom to tell; opens without a stay (R1-39). */
export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <Page>
      <BackOut />
      <PageTitle lead={t`What you can expect of this app, what we have tested, and what does not work well yet.`}>
        {t`Accessibility`}
      </PageTitle>
      <TellUs />
      <WhatWorks />
      <KnownLimits />
      <HowTested />
    </Page>
  );
}

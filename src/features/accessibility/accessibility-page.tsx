import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';

import { BackToStay } from '#blocks/back-to-stay.tsx';
import { asSlug } from '#domain/stay/slug.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { Halves, Page, PageTitle } from '#ui/page.tsx';

import { HowTested } from './how-tested.tsx';
import { KnownLimits } from './known-limits.tsx';
import { TellUs } from './tell-us.tsx';
import { WhatWorks } from './what-works.tsx';

/** What guests can expect, what was tested and how, the known limits and whom to tell; opens without a stay (R1-39). */
export function AccessibilityPage() {
  const { t } = useLingui();
  const slug = asSlug(useSearch({ strict: false }).slug) ?? readCurrentStay();
  return (
    <Page>
      {slug !== undefined && <BackToStay slug={slug} />}
      <PageTitle lead={t`What you can expect of this app, what we have tested, and what does not work well yet.`}>
        {t`Accessibility`}
      </PageTitle>
      <TellUs />
      <WhatWorks />
      <Halves>
        <KnownLimits />
        <HowTested />
      </Halves>
    </Page>
  );
}

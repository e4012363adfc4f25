import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { MessageCircleQuestionMark } from 'lucide-react';

import { BackToStay } from '#blocks/back-to-stay.tsx';
import { asSlug } from '#domain/stay/slug.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { Button } from '#ui/button.tsx';
import { Halves, Page, PageTitle } from '#ui/page.tsx';

import { HowTested } from './how-tested.tsx';
import { KnownLimits } from './known-limits.tsx';
import { goToContact, TellUs } from './tell-us.tsx';
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
      {/* On a phone the contact is below what works: this is the short way there. */}
      <Button look="quiet" className="self-start wide:hidden" onClick={goToContact}>
        <MessageCircleQuestionMark aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-accent" />
        {t`Is something in your way?`}
      </Button>
      <Halves>
        <WhatWorks />
        <TellUs />
        <KnownLimits />
        <HowTested />
      </Halves>
    </Page>
  );
}

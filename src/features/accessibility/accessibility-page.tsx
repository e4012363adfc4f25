import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';

import { ContactWays } from '#components/contact.tsx';
import { useSettings } from '#config/settings.ts';
import { useFormat } from '#i18n/use-format.ts';
import { UTC } from '#lib/time.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { LineList } from '#ui/lists.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { TESTED } from './tested.ts';
import { thirdPartyWidgets } from './third-party-widgets.ts';

/** The statement: what works, what was tested and how, the known limits and a contact; opens without a stay (R1-39). */
export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <Page>
      <PageTitle lead={t`What you can expect from this app, what we have tested, and what does not work well yet.`}>
        {t`Accessibility`}
      </PageTitle>
      <TellUs />
      <WhatWorks />
      <KnownLimits />
      <HowTested />
    </Page>
  );
}

/** Where to report a barrier, and where to complain (R1-39). */
function TellUs() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="tell-title" className="wide:grid wide:grid-cols-2 wide:items-start wide:gap-6">
      <div className="flex flex-col gap-2">
        <CardHead id="tell-title" title={t`Is anything getting in your way?`} />
        <p className="text-pretty">
          {t`Call us or message us. Our team will help you with your stay first, and then we will fix the app.`}
        </p>
        <p className="text-body text-pretty text-soft">
          {t`If our answer does not help, you can complain to the authority in your country that oversees the accessibility of services.`}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <ContactWays />
      </div>
    </Card>
  );
}

/** What a guest can rely on (R1-39). */
function WhatWorks() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="works-title">
      <CardHead id="works-title" title={t`What you can expect`} />
      <p className="text-pretty">
        {t`Everybody should be able to use this app. Our automated tests have found no barriers on our own pages.`}
      </p>
      <LineList
        icon={<Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />}
        items={[
          t`Every task can be done with the keyboard alone, and an outline shows where you are.`,
          t`Text can be enlarged to 400% and spaced more widely. No text is lost, and no page has to be scrolled sideways.`,
          t`Screen readers announce every button and every field, and what changes: an order, an error, a door that opens.`,
          t`Dark colours, high contrast and reduced motion follow your device settings.`,
          t`Wherever you slide to open a door, you can also press.`,
          t`A screen reader reads door codes digit by digit.`,
        ]}
      />
    </Card>
  );
}

/** What does not work well, or was not tested (R1-39). */
function KnownLimits() {
  const { t, i18n } = useLingui();
  const parts = thirdPartyWidgets(useSettings())
    .map(({ message, company }) => (company === null ? i18n._(message) : `${i18n._(message)} (${company})`))
    .join(', ');
  return (
    <Card as="section" aria-labelledby="limits-title">
      <CardHead id="limits-title" title={t`Known limitations`} />
      <LineList
        icon={<Info aria-hidden strokeWidth={1.7} className="mt-0.5 size-5 shrink-0 text-accent" />}
        items={[
          t`Nobody who uses a screen reader every day has tested the app with us yet, and nobody from outside has audited it.`,
          t`We have not tested the app in Safari or Firefox in this way.`,
          ...(parts === '' ? [] : [t`These parts come from other companies, so we cannot fix them: ${parts}.`]),
          t`Help articles and some offers come from the owners of the buildings. They may be in a different language from the app, and screen readers are not told which.`,
          t`Photos of apartments are numbered, not described.`,
          t`For the online ID check you hold your ID in front of a camera. If you cannot see the picture, you may need somebody to help you.`,
        ]}
      />
    </Card>
  );
}

/** What was tested, how and when; the figures are those of the tests themselves (R1-39). */
function HowTested() {
  const { t } = useLingui();
  const { longDay } = useFormat();
  const { screens, tasks, on } = TESTED;
  const date = longDay(on, UTC);
  return (
    <Card as="section" aria-labelledby="tested-title">
      <CardHead id="tested-title" title={t`What we tested, and how`} />
      <LineList
        items={[
          t`An automated tool checks ${screens} pages and states, in light and dark colours, on small and ordinary phones and on a large screen, for problems such as pale text or a button without a name.`,
          t`The tool also opens every page at 400%, with wider text spacing and in high contrast. No text may be cut off or covered.`,
          t`Our tests complete ${tasks} tasks without a mouse, from finding a booking to cancelling it.`,
          t`We have written down, word for word, what a screen reader says when you find your booking, go in, order and cancel. A test makes sure the app keeps to it.`,
        ]}
      />
      <p className="text-note text-pretty text-soft">
        {t`Last tested: ${date}. The standard is WCAG 2.2, level AA; the tool is axe, in the Chromium browser.`}
      </p>
    </Card>
  );
}

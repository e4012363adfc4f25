import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#blocks/contact-ways.tsx';
import { Card } from '#ui/card.tsx';
import { wholeWords } from '#ui/whole-words.tsx';

const HEADING = 'tell-title';

/** Shows the contact, and has a screen reader read on from there. */
export function goToContact(): void {
  const heading = document.getElementById(HEADING);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Whom to tell of a barrier, and where to complain (R1-39). */
export function TellUs() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {wholeWords(t`Is something in your way?`)}
      </h2>
      <p className="text-pretty">
        {t`Call us or write to us. Our team helps you with your stay first, and then we mend the app.`}
      </p>
      <ContactWays />
      <p className="text-body text-pretty text-soft">
        {t`If our answer does not help, you can complain to the authority of your country that watches over the accessibility of services.`}
      </p>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#blocks/contact-ways.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

const CONTACT = 'contact';

/** Shows the contact, and has a screen reader read on from there. */
export function goToContact(): void {
  const contact = document.getElementById(CONTACT);
  contact?.scrollIntoView();
  contact?.focus({ preventScroll: true });
}

/** Whom to tell of a barrier, and where to complain (R1-39). */
export function TellUs() {
  const { t } = useLingui();
  return (
    <Card as="section" id={CONTACT} tabIndex={-1} aria-labelledby="tell-title">
      <CardHead id="tell-title" title={t`Is something in your way?`} />
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

import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact-ways.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** Whom to tell of a barrier, and where to complain (R1-39). */
export function TellUs() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="tell-title" className="wide:grid wide:grid-cols-2 wide:items-start wide:gap-6">
      <div className="flex flex-col gap-2">
        <CardHead id="tell-title" title={t`Is something in your way?`} />
        <p className="text-pretty">
          {t`Call us or write to us. Our team helps you with your stay first, and then we mend the app.`}
        </p>
        <p className="text-body text-pretty text-soft">
          {t`If our answer does not help, you can complain to the authority of your country that watches over the accessibility of services.`}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <ContactWays />
      </div>
    </Card>
  );
}

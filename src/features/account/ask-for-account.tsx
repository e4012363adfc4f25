import { useLingui } from '@lingui/react/macro';

import { CallUs } from '#blocks/call-us.tsx';
import { ContactWays } from '#blocks/contact-ways.tsx';
import { Link } from '#blocks/link.tsx';
import { useSettings } from '#config/settings.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** The ways on for a login without a customer: the number, a message, another address, the stay without an account. */
export function AskForAccount() {
  const { t } = useLingui();
  const { phone } = useSettings().brand.support;
  return (
    <Card as="section" aria-labelledby="ask-title">
      <CardHead id="ask-title" title={t`We will find your account together`} />
      <p className="text-pretty">
        {t`Did you book with another e-mail address? Log out, and sign in with that one. Or call us, and we will look for your account.`}
      </p>
      {phone !== '' && (
        <p translate="no" className="text-title font-semibold tabular-nums">
          <CallUs property={undefined}>{phone}</CallUs>
        </p>
      )}
      <ContactWays>
        <Link to="/check-in" className={buttonClass('quiet', 'col-span-full')}>
          {t`Find my booking`}
        </Link>
      </ContactWays>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ContactWays } from '#blocks/contact-ways.tsx';
import { Link } from '#blocks/link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Halves } from '#ui/page.tsx';

import { LogOutButton } from './log-out.tsx';

interface AskForAccountProps {
  /** That no customer was found, with another try. */
  failure: ReactNode;
}

/** A login without a customer, and the ways on: another address, our team, the stay without an account. */
export function AskForAccount({ failure }: AskForAccountProps) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="ask-title">
      <CardHead id="ask-title" title={t`We will find your account together`} />
      <Halves className="items-start">
        <div className="flex flex-col gap-4">
          <p className="text-pretty">
            {t`Did you book with another e-mail address? Sign in with that one. Or call us, and we will look for your account.`}
          </p>
          {failure}
        </div>
        <div className="flex flex-col gap-4">
          <LogOutButton>{t`Log out and use another e-mail`}</LogOutButton>
          <ContactWays>
            <Link to="/check-in" className={buttonClass('quiet', 'col-span-full')}>
              {t`Find my booking`}
            </Link>
          </ContactWays>
        </div>
      </Halves>
    </Card>
  );
}

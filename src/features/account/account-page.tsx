import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { AccountPart } from '#components/account/account-part.tsx';
import { CustomerNotFound, customerQuery } from '#data/account/customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { noteAccountLoaded } from '#session/account-notice.ts';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { ActiveStays } from './active-stays.tsx';
import { AskForAccount } from './ask-for-account.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import { LogOut } from './log-out.tsx';
import { MemberCard } from './member-card.tsx';
import { ReferralCode } from './referral-code.tsx';
import { RewardsPreview } from './rewards-preview.tsx';
import { Travels } from './travels.tsx';

/** The member's page: the next stay, what membership brings, and the progress; each part fails alone (R2-49, R6-11). */
export function AccountPage() {
  const { t } = useLingui();
  const account = useQuery(customerQuery());
  const { data: customer, isPending } = account;
  useEffect(() => {
    if (!isPending) noteAccountLoaded();
  }, [isPending]);
  const name = customer?.firstName ?? '';
  // The lists of a login without a customer are empty: zeros would be shown as facts (R8-15).
  const error = useStandingError(account);
  const isKnown = !useIsUnknown(error, customer);
  if (!isKnown) {
    return (
      <Page isTop>
        <AskForAccount error={error} query={account} />
        <ActiveStays isKnown={false} />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle lead={!error && t`Good to have you here.`}>
        {name === '' ? t({ message: 'Account', context: 'navigation' }) : t`Hello, ${name}`}
      </PageTitle>
      <Columns>
        <Stack>
          <ActiveStays isKnown>
            <RewardsPreview />
          </ActiveStays>
        </Stack>
        <Stack>
          <MemberCard customer={customer} isPending={isPending} />
          <Travels />
          <AccountPart query={account} skeleton={<Skeleton shape="block" className="h-40" />} isSilent>
            {(member) => <ConsentSwitch customer={member} />}
          </AccountPart>
        </Stack>
      </Columns>
      {isPending && !error && <Skeleton shape="block" className="h-40 wide:h-28" />}
      {customer && customer.referralCode !== '' && <ReferralCode code={customer.referralCode} />}
      <LogOut email={name === '' ? undefined : customer?.email} />
    </Page>
  );
}

/**
 * Whether the login has no customer, from the answer that says so until a customer comes. Another try, or another
 * failure of it, does not bring the cards of a member back.
 */
function useIsUnknown(error: unknown, customer: Customer | undefined): boolean {
  const [isUnknown, setUnknown] = useState(false);
  const is = customer === undefined && (isUnknown || error instanceof CustomerNotFound);
  if (is !== isUnknown) setUnknown(is);
  return is;
}

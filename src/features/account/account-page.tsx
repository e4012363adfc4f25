import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { AccountPart } from '#blocks/account/account-part.tsx';
import { CustomerNotFound, customerQuery } from '#data/account/customer.ts';
import { useStandingError } from '#lib/use-standing-error.ts';
import { noteAccountLoaded } from '#session/account-notice.ts';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { ActiveStays } from './active-stays.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import { LogOutButton } from './log-out-button.tsx';
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
  const isKnown = !(error instanceof CustomerNotFound);
  const own = (
    <AccountPart query={account} skeleton={<CustomerSkeleton />} isSilent>
      {(member) => (
        <>
          {member.referralCode !== '' && <ReferralCode code={member.referralCode} />}
          <ConsentSwitch customer={member} />
        </>
      )}
    </AccountPart>
  );
  return (
    <Page>
      <PageTitle lead={!error && t`Good to have you here.`}>
        {name === '' ? t({ message: 'Account', context: 'navigation' }) : t`Hello, ${name}`}
      </PageTitle>
      <Columns>
        <Stack>
          {!isKnown && own}
          <ActiveStays isKnown={isKnown} />
          {isKnown && <RewardsPreview />}
        </Stack>
        <Stack>
          <MemberCard customer={customer} isPending={isPending && isKnown} />
          {isKnown && <Travels />}
          {isKnown && own}
          <LogOutButton />
        </Stack>
      </Columns>
    </Page>
  );
}

/** The room of the two cards that need the account itself. */
const CustomerSkeleton = () => (
  <Stack>
    <Skeleton shape="block" className="h-50" />
    <Skeleton shape="block" className="h-40" />
  </Stack>
);

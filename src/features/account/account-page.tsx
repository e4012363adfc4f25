import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { AccountSection } from '#components/account/account-section.tsx';
import { SceneCard } from '#components/account/scene-card.tsx';
import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { NeedHelp } from '#components/contact.tsx';
import { useMarketingConsent } from '#components/account/use-marketing-consent.ts';
import { CustomerNotFound, customerQuery } from '#data/account.ts';
import type { Customer } from '#domain/account/customer.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { noteAccountLoaded } from '#session/account-notice.ts';
import { logOut } from '#session/login.ts';
import { useFailureReport } from '#telemetry/reporter.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SwitchField } from '#ui/choice.tsx';

import { ActiveStays } from './active-stays.tsx';
import { MemberCard, ReferralCode } from './membership.tsx';
import { RewardsPreview } from './rewards-preview.tsx';
import { Travels } from './travels.tsx';

/** The member's page: the next stay, the benefits and the progress; each section fails on its own (R2-49, R6-11). */
export function AccountPage() {
  const { t } = useLingui();
  const account = useQuery(customerQuery());
  const { data: customer, isPending } = account;
  useEffect(() => {
    if (!isPending) noteAccountLoaded();
  }, [isPending]);
  const name = customer?.firstName ?? '';
  const error = useStandingError(account);
  // A login without a customer has empty lists, which must not be shown as zeros (R8-15).
  if (useIsUnknown(error, customer)) {
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
          <AccountSection query={account} skeleton={<Skeleton shape="block" className="h-40" />} isSilent>
            {(member) => <ConsentSwitch customer={member} />}
          </AccountSection>
        </Stack>
      </Columns>
      {isPending && !error && <Skeleton shape="block" className="h-40 wide:h-28" />}
      {customer?.referralCode && <ReferralCode code={customer.referralCode} />}
      <LogOut email={name === '' ? undefined : customer?.email} />
    </Page>
  );
}

/**
 * Whether the login has no customer: from the response that says so until a response has one. A retry, or another
 * failure of it, keeps the answer, so the page does not switch back and forth.
 */
function useIsUnknown(error: unknown, customer: Customer | undefined): boolean {
  const [isUnknown, setUnknown] = useState(false);
  const isUnknownNow = customer === undefined && (isUnknown || error instanceof CustomerNotFound);
  if (isUnknownNow !== isUnknown) setUnknown(isUnknownNow);
  return isUnknownNow;
}

interface AskForAccountProps {
  error: unknown;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/**
 * A login without a customer. The guest has done nothing wrong, so this is no warning; it offers another address, our
 * team, and the stay without an account (R8-15).
 */
function AskForAccount({ error, query: { isFetching, refetch } }: AskForAccountProps) {
  const { t } = useLingui();
  useFailureReport(error);
  return (
    <SceneCard beside={<NeedHelp />}>
      <PageTitle
        lead={t`Did you book with another e-mail address? Sign in with that one. Or call us, and we will look for your account.`}
      >
        {t`We will find your account together`}
      </PageTitle>
      {/* A retry may fail for another reason than the missing customer. */}
      {!isFetching && !(error instanceof CustomerNotFound) && <Failure error={error} />}
      <div className="flex flex-col gap-2.5">
        <LogOutButton>{t`Sign out and change e-mail`}</LogOutButton>
        <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>
        <Link to="/check-in" className={buttonClass('text', 'self-center')}>
          {t`Find my booking`}
        </Link>
      </div>
    </SceneCard>
  );
}

/** Logs out, with or without a connection (R4-43, R4-46). */
function LogOutButton({ look, children }: { look?: ButtonLook; children: string }) {
  const router = useRouter();
  // Preloaded, because without a connection the page after logging out could not be loaded.
  useEffect(() => void router.loadRouteChunk(router.routesByPath['/signup'])?.catch(() => {}), [router]);
  return (
    <Button
      look={look}
      onClick={() => {
        logOut();
        void router.navigate({ to: '/signup', replace: true });
      }}
    >
      {children}
    </Button>
  );
}

/** The end of the page: who is logged in, and the button to log out. */
function LogOut({ email }: { email: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p translate="no" className="text-body text-soft">
        {email}
      </p>
      <LogOutButton look="quiet">{t`Sign out`}</LogOutButton>
    </div>
  );
}

/** The marketing consent, as easy to withdraw as to give: withdrawing is an extension of the contract (R4-40, R8-19). */
function ConsentSwitch({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const { change, isPending, isSuccess, error } = useMarketingConsent(customer);
  const isGiven = customer.isMarketingConsentGiven;
  return (
    <Card as="section" aria-labelledby="consent-title">
      <CardHead id="consent-title" title={t`Stay in touch`} />
      <SwitchField
        label={t`News and offers by e-mail`}
        detail={t`New places to stay, offers for members and good ideas for your next trip. A few times a month at most.`}
        checked={isGiven}
        isBusy={isPending}
        onChange={() => change(!isGiven)}
      />
      <LiveRegion text={isSuccess ? t`Saved` : ''} />
      {error && <Failure error={error} />}
    </Card>
  );
}

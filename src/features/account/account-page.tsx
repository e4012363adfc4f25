import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { Failure } from '#blocks/failure.tsx';
import { CustomerNotFound, customerQuery } from '#data/account/customer.ts';
import { report } from '#telemetry/reporter.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { LogOutButton } from './log-out-button.tsx';

/** The member's own page; each part of it fails alone (R2-49, R6-11). */
export function AccountPage() {
  const { t } = useLingui();
  const { data: customer, error, refetch } = useQuery(customerQuery());
  useEffect(() => {
    if (error) report(error instanceof CustomerNotFound ? error.message : 'Customer data load failed');
  }, [error]);
  const name = customer?.firstName ?? '';
  return (
    <Page>
      <PageTitle lead={customer?.email}>
        {name === '' ? t({ message: 'Account', context: 'navigation' }) : t`Hello, ${name}`}
      </PageTitle>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!customer && !error && <Skeleton className="w-2/5" />}
      <LogOutButton />
    </Page>
  );
}

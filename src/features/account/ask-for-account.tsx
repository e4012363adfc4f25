import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';

import { SceneCard } from '#components/account/scene-card.tsx';
import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { NeedHelp } from '#components/need-help.tsx';
import { CustomerNotFound } from '#data/account/customer.ts';
import { useFailureReport } from '#telemetry/report-failure.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PageTitle } from '#ui/page.tsx';

import { LogOutButton } from './log-out.tsx';

interface AskForAccountProps {
  error: unknown;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/**
 * A login without a customer. The guest has done nothing wrong, so nothing alarms. The ways on are another address,
 * our team, and the stay without an account (R8-15).
 */
export function AskForAccount({ error, query: { isFetching, refetch } }: AskForAccountProps) {
  const { t } = useLingui();
  useFailureReport(error);
  return (
    <SceneCard beside={<NeedHelp />}>
      <PageTitle
        lead={t`Did you book with another e-mail address? Sign in with that one. Or call us, and we will look for your account.`}
      >
        {t`We will find your account together`}
      </PageTitle>
      {/* The next try may fail in another way. */}
      {!isFetching && !(error instanceof CustomerNotFound) && <Failure error={error} />}
      <div className="flex flex-col gap-2.5">
        <LogOutButton>{t`Log out and use another e-mail`}</LogOutButton>
        <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>
        <Link to="/check-in" className={buttonClass('text', 'self-center')}>
          {t`Find my booking`}
        </Link>
      </div>
    </SceneCard>
  );
}

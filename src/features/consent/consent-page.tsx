import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';

import { Failure } from '#blocks/failure.tsx';
import { reportFailure } from '#blocks/report-failure.ts';
import { customerQuery, setMarketingConsent } from '#data/account/customer.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { report } from '#telemetry/reporter.ts';

/** May we write to you? Yes is kept, 'Not now' keeps nothing and is asked again at the next login (R4-40, R2-129). */
export function ConsentPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: customer } = useSuspenseQuery(customerQuery());
  const isUnderWay = useRef(false);
  const give = useMutation({
    mutationFn: () => setMarketingConsent(queryClient, customer.id, true),
    onSuccess: () => navigate({ to: '/account', replace: true }),
    onError: (error) => {
      report('Marketing consent update failed');
      reportFailure(error);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const accept = (): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    give.mutate();
  };
  return (
    <Page width="text">
      <Card className="gap-5">
        <PageTitle
          lead={t`May we write to you about new houses, offers for members and good ideas for your next trip? A few times a month at most, and you can say no at any time in your account.`}
        >
          {t`Stay in touch`}
        </PageTitle>
        {give.isError && !give.isPending && <Failure error={give.error} />}
        <div className="flex flex-col gap-2.5 wide:flex-row">
          <Button busy={give.isPending} className="wide:min-w-48" onClick={accept}>
            {t`Yes, write to me`}
          </Button>
          <Link to="/account" replace className={buttonClass('quiet')}>
            {t`Not now`}
          </Link>
        </div>
      </Card>
    </Page>
  );
}

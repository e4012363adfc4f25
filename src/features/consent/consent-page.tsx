import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { SceneCard } from '#components/account/scene-card.tsx';
import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { useMarketingConsent } from '#components/account/use-marketing-consent.ts';
import { customerQuery } from '#data/account.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** Yes is stored; 'Not now' stores nothing, so the next login asks again (R4-40, R2-129). */
export function ConsentPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: customer } = useSuspenseQuery(customerQuery());
  const consent = useMarketingConsent(customer, () => void navigate({ to: '/account', replace: true }));
  return (
    <Page isTop>
      <SceneCard>
        <PageTitle>{t`Stay in touch`}</PageTitle>
        <p className="text-pretty">
          {t`May we e-mail you about new places to stay, offers for members and good ideas for your next trip? A few times a month at most.`}
        </p>
        {consent.error && <Failure error={consent.error} />}
        {/* No is as large as yes, and as easy to click. */}
        <div className="flex flex-col gap-2.5">
          <Button isBusy={consent.isPending || consent.isSuccess} onClick={() => consent.change(true)}>
            {t`Yes, e-mail me`}
          </Button>
          <Link to="/account" replace className={buttonClass('quiet', 'py-3 text-lead')}>
            {t`Not now`}
          </Link>
        </div>
        <p className="text-center text-body text-pretty text-soft">{t`You can opt out at any time in your account.`}</p>
      </SceneCard>
    </Page>
  );
}

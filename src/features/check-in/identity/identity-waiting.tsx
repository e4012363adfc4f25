import { Trans, useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { VerificationWatch } from '#data/check-in.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Spinner } from '#ui/progress.tsx';
import { Timeline, TimelineItem } from '#ui/timeline.tsx';

import { HumanHelp } from '../human-help.tsx';
import { CheckAgain } from './check-again.tsx';

interface IdentityWaitingProps {
  slug: Slug;
  property: Property;
  watch: VerificationWatch;
}

/** The picture is with the provider: the guest need not wait here, and can ask a person (R4-22). */
export function IdentityWaiting({ slug, property, watch }: IdentityWaitingProps) {
  const { t } = useLingui();
  return (
    <>
      <Card className="gap-4">
        <Timeline>
          <TimelineItem state="done" stateLabel={t`Done`}>{t`Picture sent`}</TimelineItem>
          <TimelineItem state="current" stateLabel={t`Now`}>
            {watch.isOver ? t`This takes longer than usual` : <Spinner label={t`We are checking your ID`} withText />}
          </TimelineItem>
          <TimelineItem state="later" stateLabel={t`Later`}>{t`Checked in`}</TimelineItem>
        </Timeline>
        <p className="text-pretty">
          <Trans>You can close this page. You will find the result with your stay when you come back.</Trans>
        </p>
        <div className="flex flex-col gap-3">
          <CheckAgain watch={watch} />
          <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
            {t`Back to your stay`}
          </Link>
        </div>
      </Card>
      <Card as="section" aria-labelledby="soon-title">
        <CardHead id="soon-title" title={t`Arriving soon?`} />
        <p className="text-soft">
          <Trans>Talk to one of our team, who can see how far your check has got.</Trans>
        </p>
        <HumanHelp property={property} />
      </Card>
    </>
  );
}

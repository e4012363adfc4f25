import { BesideStep } from './later/beside-step.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { BackLink } from '#components/back-link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { ProgressSteps } from '#ui/progress.tsx';

interface CheckInFrameProps {
  slug: Slug;
  title: string;
  lead?: ReactNode;
  position: number;
  /** With one step only there is no progress to show. */
  total: number;
  /** Little else is on the page: a phone, too, shows which stay it is about. */
  hasStay?: boolean;
  children: ReactNode;
}

/** A step of check-in: the way back, the question, how far one is, the answer. */
export function CheckInFrame({ slug, title, lead, position, total, hasStay = false, children }: CheckInFrameProps) {
  const { t } = useLingui();
  return (
    <Page isTask>
      <BackLink to="/stay" slug={slug}>
        {t({ message: 'Back', comment: 'To the page of the stay' })}
      </BackLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      <SummaryColumns summary={<BesideStep slug={slug} isOnPhone={hasStay} />}>
        {total > 1 && (
          <div className="flex items-center gap-3 text-soft">
            <div className="grow">
              <ProgressSteps position={position} total={total} label={t`Step ${position} of ${total}`} />
            </div>
            <span aria-hidden className="tabular-nums">
              <Trans comment="Progress, e.g. '1 of 2'">
                {position} of {total}
              </Trans>
            </span>
          </div>
        )}
        {children}
      </SummaryColumns>
    </Page>
  );
}

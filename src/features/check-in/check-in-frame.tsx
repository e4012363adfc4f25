import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { ProgressSteps } from '#ui/progress.tsx';

interface CheckInFrameProps {
  slug: Slug;
  title: string;
  lead?: ReactNode;
  position: number;
  /** With one step only there is no progress to show. */
  total: number;
  children: ReactNode;
}

/** A step of check-in: the way back, how far one is, the question, the answer. */
export function CheckInFrame({ slug, title, lead, position, total, children }: CheckInFrameProps) {
  const { t } = useLingui();
  return (
    <Page width="text">
      <div className="task -mt-4 flex flex-col gap-1 wide:-mt-2">
        <div className="flex min-h-11 items-center justify-between gap-4 text-body text-soft">
          <Link
            to="/stay"
            search={{ slug }}
            className="-ms-1.5 inline-flex min-h-11 items-center gap-0.5 pe-2 hover:text-ink"
          >
            <ChevronLeft aria-hidden className="size-5" />
            {t({ message: 'Back', comment: 'To the page of the stay' })}
          </Link>
          {total > 1 && (
            <span aria-hidden className="tabular-nums">
              <Trans comment="Progress, e.g. '1 of 2'">
                {position} of {total}
              </Trans>
            </span>
          )}
        </div>
        {total > 1 && <ProgressSteps position={position} total={total} label={t`Step ${position} of ${total}`} />}
      </div>
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
    </Page>
  );
}

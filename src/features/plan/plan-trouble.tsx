import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface PlanTroubleProps {
  slug: Slug;
  isTrying: boolean;
  onRetry: () => void;
}

/** The partner is not there; its plan can be asked for again, and the city guide is there (R8-21 to R8-23). */
export function PlanTrouble({ slug, isTrying, onRetry }: PlanTroubleProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={t`We're having trouble loading data`}
      actions={
        <>
          <Button look="quiet" busy={isTrying} onClick={onRetry}>{t`Try again`}</Button>
          <Link to="/stay/explore" search={{ slug }} className={buttonClass('text')}>
            {t`To the city guide`}
          </Link>
        </>
      }
    >
      {t`Oops! We're having trouble loading data from our partner. Please try again later`}
    </Notice>
  );
}

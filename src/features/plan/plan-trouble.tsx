import { useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The partner is not there; its plan can be asked for again (R8-21 to R8-23). */
export function PlanTrouble({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={t`We're having trouble loading data`}
      actions={<Button look="quiet" busy={isTrying} onClick={onRetry}>{t`Try again`}</Button>}
    >
      {t`Oops! We're having trouble loading data from our partner. Please try again later`}
    </Notice>
  );
}

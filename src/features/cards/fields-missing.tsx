import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { report } from '#telemetry/reporter.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The provider's fields did not arrive: nothing can be typed until they do. */
export function FieldsMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  useEffect(() => report('The card fields did not load'), []);
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={t`The card fields did not load`}
      actions={<Button look="quiet" onClick={onRetry}>{t`Load them again`}</Button>}
    >
      <Trans>
        The fields for card number and CVV come from our payment provider, which did not respond. Please check your
        connection.
      </Trans>
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';

import { Failure } from '#blocks/failure.tsx';
import { useSettings } from '#config/settings.tsx';
import { normalisePhone } from '#lib/phone.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { Page, PageTitle } from '#ui/page.tsx';

/** The number of the brand alone: for a browser that cannot fetch the rest. */
function CallOnly() {
  const { brand } = useSettings();
  return <a href={`tel:${normalisePhone(brand.support.phone)}`}>{brand.support.phone}</a>;
}

const WaysOn = lazy(() =>
  import('./ways-on.tsx').then(
    (file) => ({ default: file.WaysOn }),
    () => ({ default: CallOnly }),
  ),
);

/** What a page shows when its data or its code fail: a message, a retry, and the navigation stays usable (R8-55). */
export function PageFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  // A second failure finds no focus: the first one's button has gone.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <Page width="text">
      <PageTitle>{t`Something went wrong`}</PageTitle>
      <Failure
        error={error}
        heading={t`We could not show this page`}
        onRetry={() => {
          resetQueries();
          reset();
          void router.invalidate();
        }}
      />
      <Suspense fallback={null}>
        <WaysOn />
      </Suspense>
    </Page>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { readCurrentStay } from '#session/current-stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';

import { ForgetStay } from './forget-stay.tsx';
import { Link } from './link.tsx';

/** The stay that this device remembers: a link, a button to forget it, or a note that it is gone (S15). */
export function StoredStay(): ReactNode {
  const { t } = useLingui();
  const [slug] = useState(() => readCurrentStay());
  const hasForgotten = useRouterState({ select: ({ location }) => location.state.hasForgottenStay === true });
  if (slug === undefined) {
    return (
      hasForgotten && (
        <Notice tone="calm" role="status" heading={t`This device has forgotten your stay`}>
          {t`A tab that still shows it can be closed.`}
        </Notice>
      )
    );
  }
  return (
    <Card as="section" aria-labelledby="stored-title">
      <CardHead id="stored-title" title={t`This device remembers a stay`} />
      <Link to="/stay" search={{ slug }} className={buttonClass('quiet', 'wide:self-start')}>
        {t`Open this stay`}
      </Link>
      <ForgetStay />
    </Card>
  );
}

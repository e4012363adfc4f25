import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { SceneCard } from '#components/account/scene-card.tsx';
import { NeedHelp } from '#components/contact.tsx';
import { ContactLine } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import type { Slug } from '#domain/stay/stay.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { buttonClass } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { useAfterSignIn } from './use-sign-in.ts';

/** A member continues as after a login; any other guest gets an explanation and the link to sign in (R2-125). */
export function OauthLanding({ slug }: { slug: Slug | undefined }) {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const afterSignIn = useAfterSignIn(slug);
  const hasGone = useRef(false);
  useEffect(() => {
    if (!isLoggedIn || hasGone.current) return;
    hasGone.current = true;
    void afterSignIn();
  });
  if (isLoggedIn) {
    return (
      <Page isNarrow>
        <PageTitle>{t`One moment`}</PageTitle>
      </Page>
    );
  }
  return (
    <Page isTop>
      <SceneCard beside={<NeedHelp />}>
        <PageTitle lead={<ContactLine />}>{t`Something went wrong`}</PageTitle>
        <Link to="/login" search={{ slug }} className={buttonClass()}>
          {t`Sign in`}
        </Link>
      </SceneCard>
    </Page>
  );
}

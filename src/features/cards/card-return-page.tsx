import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { Link } from '#components/link.tsx';
import { readCurrentStay } from '#session/current-stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** For a guest whose bank redirected to a browser that does not know the card, or who opens the page directly. */
export function CardReturnPage() {
  const { t } = useLingui();
  const bankReturn = useLocation({ select: ({ state }) => state.bankReturn });
  const [slug] = useState(() => readCurrentStay());
  const messages = {
    declined: [
      t`Your bank has not confirmed the card`,
      t`Nothing was saved. You can try again, or add a different card.`,
    ],
    'unknown-card': [
      t`We cannot find your card in this browser`,
      t`The card was entered in another tab, in another browser or on another device, or too long ago. Nothing was sent from here. Go back there and choose “I have confirmed the card”. If that page is closed, look for the card among your saved cards. If it is not there, add it again.`,
    ],
    none: [
      t`There is no card to confirm here`,
      t`This page only brings you back from your bank. To add a card, go to your stay.`,
    ],
  } as const;
  const [heading, text] = messages[bankReturn ?? 'none'];
  return (
    <Page isNarrow>
      <PageTitle>{t`Back from your bank`}</PageTitle>
      <Notice
        tone="info"
        heading={heading}
        actions={
          slug === undefined ? (
            <Link to="/check-in" className={buttonClass('quiet')}>
              {t`Find my booking`}
            </Link>
          ) : (
            <Link to="/stay/add-card" search={{ slug }} className={buttonClass('quiet')}>
              {t`Saved cards`}
            </Link>
          )
        }
      >
        {text}
      </Notice>
    </Page>
  );
}

import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';

import { GiftCard } from './gift-card.tsx';
import { Terms } from './terms.tsx';

/** No code to share: the way to one is joining; who is in already finds out on the account (R2-122). */
export function NoCode({ slug, isMember }: { slug: Slug; isMember: boolean }) {
  const { t } = useLingui();
  return (
    <GiftCard title={t`Get a code to share`}>
      <p className="text-pretty">
        {isMember
          ? t`Your account has no code yet. As soon as it has one, you will find it here and in your account.`
          : t`Members of the Inner Circle have a code for their friends.`}
      </p>
      <Terms />
      {isMember ? (
        <Link to="/account" search={{ slug }} className={buttonClass('quiet', 'wide:self-start')}>
          {t`To your account`}
        </Link>
      ) : (
        <Link to="/signup" search={{ slug }} className={buttonClass('primary', 'wide:self-start')}>
          {t`Join the Inner Circle`}
        </Link>
      )}
    </GiftCard>
  );
}

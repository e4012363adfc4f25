import { useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/copy-value.tsx';
import { Link } from '#components/link.tsx';
import { ShareButton } from '#components/share-button.tsx';
import { REFERRAL_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';

import { GiftCard } from './gift-card.tsx';
import { NoCode } from './no-code.tsx';
import { Terms } from './terms.tsx';

interface ReferralCodeProps {
  /** Empty when there is none. */
  code: string;
  slug: Slug;
  /** Whose code it is: that of the logged-in member who reads the page, else the main guest's (R6-15, R6-26). */
  owner: 'reader' | 'main-guest';
}

/** The code to copy, or to share with where to book; whose it is, and what it is good for (R9-19, R9-20, R9-54). */
export function ReferralCode({ code, slug, owner }: ReferralCodeProps) {
  const { t } = useLingui();
  const { addresses } = useSettings();
  const isOwn = owner === 'reader';
  if (code === '') return <NoCode slug={slug} isMember={isOwn} />;
  const invitation = isOwn
    ? t({
        message: `Stay where I stay: ${REFERRAL_PERCENT}% off with my code ${code}.`,
        comment: 'What a guest sends to a friend; the address of the booking site follows',
      })
    : t({
        message: `Stay where I stay: ${REFERRAL_PERCENT}% off with the code ${code}.`,
        comment: 'What a guest sends to a friend; the address of the booking site follows',
      });
  return (
    <GiftCard
      title={isOwn ? t`Your code` : t`The main guest's code`}
      code={code}
      copy={<CopyValue value={code} label={t`Copy the code`} />}
    >
      <Terms isOwn={isOwn} />
      <p className="rounded-tile bg-tint px-4 py-3 text-pretty">
        {invitation}{' '}
        <span translate="no" className="block text-body wrap-anywhere text-soft">
          {addresses.booking.replace('https://', '')}
        </span>
      </p>
      <div className="flex flex-col">
        <ShareButton
          url={addresses.booking}
          text={invitation}
          label={t`Send to a friend`}
          copyLabel={t`Copy the invitation`}
          look="primary"
        />
      </div>
      {!isOwn && (
        <Link to="/signup" search={{ slug }} className={buttonClass('text', '-ms-1 self-start')}>
          {t`Get a code of your own`}
        </Link>
      )}
    </GiftCard>
  );
}

import { useLingui } from '@lingui/react/macro';
import BedDouble from 'lucide-react/icons/bed-double';
import Gift from 'lucide-react/icons/gift';
import type { ReactNode } from 'react';

import { CopyValue, ShareButton } from '#components/share.tsx';
import { Link } from '#components/link.tsx';
import { REFERRAL_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { GiftSpot } from '#ui/illustrations/spot-scenes.tsx';
import { TornEdge } from '#ui/picture-card.tsx';

interface ReferralCodeProps {
  /** Null when there is none. */
  code: string | null;
  slug: Slug;
  /** Whose code it is: that of the logged-in member who reads the page, else the main guest's (R6-15, R6-26). */
  owner: 'reader' | 'main-guest';
}

/** The code to copy or to share, whose it is and what it gives (R9-19, R9-20, R9-54). */
export function ReferralCode({ code, slug, owner }: ReferralCodeProps) {
  const { t } = useLingui();
  const { addresses } = useSettings();
  const isOwn = owner === 'reader';
  if (code === null) return <NoCode slug={slug} isMember={isOwn} />;
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
        <span>{`${invitation} `}</span>
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
          {t`Get your own code`}
        </Link>
      )}
    </GiftCard>
  );
}

/** No code to share: guests are invited to join, members find it in their account (R2-122). */
function NoCode({ slug, isMember }: { slug: Slug; isMember: boolean }) {
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
          {t`Go to your account`}
        </Link>
      ) : (
        <Link to="/signup" search={{ slug }} className={buttonClass('primary')}>
          {t`Join the Inner Circle`}
        </Link>
      )}
    </GiftCard>
  );
}

/** What a code gives to the friend and to its owner: the reader or the main guest (R9-19, R9-20). */
export function Terms({ isOwn = true }: { isOwn?: boolean }) {
  const { t } = useLingui();
  const terms = [
    [Gift, t`Your friend gets ${REFERRAL_PERCENT}% off.`],
    [
      BedDouble,
      isOwn
        ? t`You get ${REFERRAL_PERCENT}% off your next stay.`
        : t`The main guest gets ${REFERRAL_PERCENT}% off their next stay.`,
    ],
  ] as const;
  return (
    <ul role="list" className="flex flex-col gap-3">
      {terms.map(([Icon, term]) => (
        <li key={term} className="flex items-center gap-3.5 font-semibold text-pretty">
          <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-joy-tint text-joy">
            <Icon strokeWidth={1.7} className="size-5" />
          </span>
          <span>{term}</span>
        </li>
      ))}
    </ul>
  );
}

interface GiftCardProps {
  title: string;
  /** The code itself, where there is one. */
  code?: string | undefined;
  children: ReactNode;
  /** The button that copies the code. */
  copy?: Elements;
}

/** Looks like a voucher: the code above the torn edge, its terms below. */
const GiftCard = ({ title, code, copy, children }: GiftCardProps) => (
  <Card isFlush as="section" aria-labelledby="code-title">
    <div className="flex flex-col items-center gap-3 bg-joy-tint p-4.5 text-center wide:p-6">
      <GiftSpot />
      <h2 id="code-title" className="text-lead">
        {title}
      </h2>
      {code !== undefined && (
        <p translate="no" className="flared text-display leading-tight font-[650] tracking-wide break-all">
          {code}
        </p>
      )}
      {copy}
    </div>
    <TornEdge isAcross />
    <div className={cardPadding}>{children}</div>
  </Card>
);

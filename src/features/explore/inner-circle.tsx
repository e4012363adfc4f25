import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { NightStreet } from '#components/night-street.tsx';
import { Link } from '#components/link.tsx';
import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { cx } from '#lib/cx.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Pill } from '#ui/pill.tsx';
import { useIsLoggedIn } from '#session/login.ts';

interface InnerCircleProps {
  slug: Slug | undefined;
  /** It has a row of a wide screen for itself: the picture is beside the text. */
  isAlone?: boolean;
}

/** The Inner Circle: an invitation to join, or that one is in it (R2-100, R9-21, R9-22). */
export function InnerCircle({ slug, isAlone = false }: InnerCircleProps) {
  const { t } = useLingui();
  const isIn = useIsLoggedIn();
  const benefits = [t`${MEMBER_DISCOUNT_PERCENT}% off every stay`, t`Up to 50% off when we open somewhere new`];
  return (
    <Card flush as="section" aria-labelledby="circle-title" className={cx(isAlone && 'wide:flex')}>
      <NightStreet isCropped className={cx('aspect-7/3', isAlone && 'wide:w-1/2')} />
      <div className={cx(cardPadding, isAlone && 'justify-center wide:w-1/2')}>
        <CardHead
          id="circle-title"
          title={t({ message: 'Inner Circle', comment: 'Name of the loyalty scheme' })}
          aside={isIn && <Pill tone="good">{t({ message: 'You are in', comment: 'The guest is a member' })}</Pill>}
        />
        <ul role="list" className="flex flex-col gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2.5">
              <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
              {benefit}
            </li>
          ))}
        </ul>
        {isIn ? (
          <Link to="/account" search={{ slug }} className={buttonClass('quiet', 'wide:self-start')}>
            {t`To your account`}
          </Link>
        ) : (
          <Link to="/signup" search={{ slug }} className={buttonClass('quiet', 'wide:self-start')}>
            {t`Join the Inner Circle`}
          </Link>
        )}
      </div>
    </Card>
  );
}

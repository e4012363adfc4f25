import { useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/share.tsx';
import { MEMBER_DISCOUNT_PERCENT, REFERRAL_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import { fullName } from '#lib/text.ts';
import type { Customer } from '#domain/account/customer.ts';
import { CardHead, Card } from '#ui/card.tsx';

/** The card of the Inner Circle: what a member saves, and where to book it (R1-06, R1-07, R9-21, R9-22). */
export function MemberCard({ customer, isPending }: { customer: Customer | undefined; isPending: boolean }) {
  const { t } = useLingui();
  const { addresses } = useSettings();
  const name = fullName(customer);
  return (
    <section
      aria-labelledby="member-title"
      className="relative isolate flex flex-col gap-3 overflow-hidden rounded-card border border-transparent bg-accent p-5 text-on-accent wide:p-6 dark:bg-tint dark:text-ink"
    >
      <svg
        viewBox="0 0 200 200"
        aria-hidden="true"
        focusable="false"
        className="absolute -end-20 -bottom-24 -z-10 size-60 fill-none stroke-current opacity-20 dark:opacity-10"
      >
        {[18, 38, 58].map((radius) => (
          <circle key={radius} cx={100} cy={100} r={radius} strokeWidth={9} />
        ))}
      </svg>
      <h2 id="member-title" className="text-lead">
        {t({ message: 'Inner Circle', comment: 'Name of the loyalty scheme' })}
      </h2>
      <p className="flared text-title leading-tight font-[650]">{t`${MEMBER_DISCOUNT_PERCENT}% off every stay`}</p>
      <p className="max-w-[38ch] text-body text-pretty">{t`Up to 50% off when we open somewhere new`}</p>
      {isPending && <div className="mt-auto h-[3.21875rem]" />}
      {customer && (
        <p className="mt-auto pt-2 text-body break-words">
          {name !== '' && <span className="block font-semibold">{name}</span>}
          {name === '' && <span translate="no">{customer.email}</span>}
        </p>
      )}
      <a
        href={addresses.booking}
        rel="noreferrer"
        className="mt-1 inline-flex min-h-11 items-center justify-center self-start rounded-full bg-on-accent px-5 py-2.5 font-semibold text-accent dark:bg-accent dark:text-on-accent hover:opacity-92 focus-visible:outline-on-accent dark:focus-visible:outline-info"
      >
        {t`Start new booking`}
      </a>
    </section>
  );
}

/** The code a member gives to friends (R2-117, R3-21, R9-19, R9-20). */
export function ReferralCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <Card
      as="section"
      aria-labelledby="referral-title"
      className="wide:grid wide:grid-cols-2 wide:items-center wide:gap-6"
    >
      <div className="flex flex-col gap-2">
        <CardHead id="referral-title" title={t`Good places are for sharing`} />
        <p className="text-pretty">
          {t`Your friends get ${REFERRAL_PERCENT}% off with this code, and you get ${REFERRAL_PERCENT}% off your next stay.`}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-tile bg-joy-tint px-4 py-3">
        <span translate="no" className="text-title font-semibold tracking-wide break-all tabular-nums">
          {code}
        </span>
        <CopyValue value={code} label={t`Copy the code`} />
      </div>
    </Card>
  );
}

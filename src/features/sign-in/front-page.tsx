import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

import { BookAndSave } from '#components/book-and-save.tsx';
import { LateStoredStay } from '#components/late-stored-stay.tsx';
import { Link } from '#components/link.tsx';
import { NeedHelp } from '#components/need-help.tsx';
import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { BookingDoor } from './booking-door.tsx';
import { Door } from './door.tsx';
import { NightStreet } from '#components/night-street.tsx';
import { WhyHere } from './why-here.tsx';

interface FrontPageProps {
  slug: Slug | undefined;
  /** A guest with a stay is not asked to book one (R1-07, R1-34). */
  hasStay: boolean;
  /** The form of the e-mail address, with what it needs. */
  emailForm: ReactNode;
}

/** The first page of the product: a door for a guest with a booking, and one to membership (R1-10, R2-09, R2-126). */
export function FrontPage({ slug, hasStay, emailForm }: FrontPageProps) {
  const { t } = useLingui();
  return (
    <Page>
      {/* On wide screens the picture and the second card lie beside all else, in rows that share no lower edge. */}
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:gap-6">
        <NightStreet
          isCropped
          className="-mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:col-start-2 wide:row-span-2 wide:m-0 wide:aspect-auto wide:min-h-50 wide:rounded-card"
        />
        <div className="flex flex-col gap-4 wide:col-start-1 wide:row-start-1">
          <PageTitle lead={t`Your booking number opens your stay, your e-mail address opens your account.`}>
            {t({ message: 'Welcome', comment: 'Heading of the first page of the product' })}
          </PageTitle>
          <WhyHere />
        </div>
        <BookingDoor />
        <Join slug={slug}>{emailForm}</Join>
        {!hasStay && <BookAndSave promise={t`Join first, then book: members save from their first stay on.`} />}
        <div className="flex flex-col gap-5">
          <LateStoredStay />
          <NeedHelp />
        </div>
      </div>
    </Page>
  );
}

/** What members of the Inner Circle get, how one becomes one, and the way for who is one (R1-06, R9-21, R9-22, R2-126). */
function Join({ slug, children }: { slug: Slug | undefined; children: ReactNode }) {
  const { t } = useLingui();
  const benefits = [
    t`${MEMBER_DISCOUNT_PERCENT}% off every stay`,
    t`Rewards that grow with your nights, from late check-outs to upgrades`,
    t`Up to 50% off when we open somewhere new`,
  ];
  return (
    <Door icon={Sparkles} id="join-door" title={t`Join the Inner Circle`} className="wide:row-span-3 wide:self-start">
      {/* The door is the same for who is a member: that is said before what one gets by joining. */}
      <p className="-my-2 text-body">
        <Trans>
          Already a member?{' '}
          <Link to="/login" search={{ slug }} className="inline-block py-2 underline underline-offset-3">
            Sign in
          </Link>
        </Trans>
      </p>
      <ul role="list" className="flex flex-col gap-2 text-pretty">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      {children}
    </Door>
  );
}

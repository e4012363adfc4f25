import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

import { BookAndSave } from '#blocks/book-and-save.tsx';
import { LateStoredStay } from '#blocks/late-stored-stay.tsx';
import { Link } from '#blocks/link.tsx';
import { NeedHelp } from '#blocks/need-help.tsx';
import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { BookingDoor } from './booking-door.tsx';
import { Door } from './door.tsx';
import { NightStreet } from '#blocks/account/night-street.tsx';
import { WhyHere } from './why-here.tsx';

interface FrontPageProps {
  slug: Slug | undefined;
  /** A guest with a stay is not asked to book one (R1-07, R1-34). */
  hasStay: boolean;
  /** The form of the e-mail address, with what it needs. */
  emailForm: ReactNode;
}

/** The first page of the product: two equal doors, for a guest with a booking and for a member (R1-10, R2-09, R2-126). */
export function FrontPage({ slug, hasStay, emailForm }: FrontPageProps) {
  const { t } = useLingui();
  return (
    <Page>
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:items-center wide:gap-6">
        <NightStreet className="-mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:order-last wide:m-0 wide:rounded-card" />
        {/* On a phone the two doors say it themselves, and the first field is in the window. */}
        <PageTitle
          lead={
            <span className="hidden wide:inline">
              {t`Your booking number opens your stay, your e-mail address opens your account.`}
            </span>
          }
        >
          {t({ message: 'Welcome', comment: 'Heading of the first page of the product' })}
        </PageTitle>
      </div>
      <WhyHere />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6">
        <BookingDoor />
        <Door icon={Sparkles} id="member-door" title={t`I'm a member`}>
          {emailForm}
        </Door>
      </div>
      <LateStoredStay />
      <Join slug={slug} />
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:gap-6">
        {!hasStay && <BookAndSave />}
        <NeedHelp />
      </div>
    </Page>
  );
}

/** What members of the Inner Circle get, and how one becomes one (R1-06, R9-21, R9-22). */
function Join({ slug }: { slug: Slug | undefined }) {
  const { t } = useLingui();
  const benefits = [
    t`${MEMBER_DISCOUNT_PERCENT}% off every stay`,
    t`Rewards that grow with your nights, from late check-outs to upgrades`,
    t`Up to 50% off when we open somewhere new`,
  ];
  return (
    <Card as="section" aria-labelledby="join-title" className="wide:grid wide:grid-cols-2 wide:items-center wide:gap-6">
      <div className="flex flex-col gap-3">
        <CardHead id="join-title" title={t`Join the Inner Circle`} />
        <p>{t`Your stays, your rewards, your prices. All it takes is an e-mail address.`}</p>
      </div>
      <ul role="list" className="flex flex-col gap-2 wide:row-span-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="text-body">
        <Trans>
          Already a member?{' '}
          <Link to="/login" search={{ slug }} className="inline-block py-2 underline underline-offset-3">
            Sign in
          </Link>
        </Trans>
      </p>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import KeyRound from 'lucide-react/icons/key-round';
import Sparkles from 'lucide-react/icons/sparkles';
import type { LucideIcon } from 'lucide-react';

import { BookAndSave } from '#components/book-and-save.tsx';
import { StoredStay } from '#components/stored-stay.tsx';
import { Link } from '#components/link.tsx';
import { useWhyHere } from '#components/why-here.tsx';
import { NeedHelp } from '#components/contact.tsx';
import { NightStreet } from '#components/account/scene-card.tsx';
import { FIELD_LENGTH, MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { cleanBookingNumber } from '#domain/typed/booking-number.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { TextField } from '#ui/field.tsx';
import { wholeWords } from '#ui/headline.tsx';
import { Columns, Page, PageTitle } from '#ui/page.tsx';

interface FrontPageProps {
  slug: Slug | undefined;
  /** A guest with a stay is not asked to book one (R1-07, R1-34). */
  hasStay: boolean;
  /** A guest with a stay, or from a page for members, has found their booking: joining is the next step. */
  isJoinFirst: boolean;
  /** The form of the e-mail address, with the bot challenge it may show. */
  emailForm: Elements;
}

/** The first page of the product: for a guest with a booking, and for members (R1-10, R2-09, R2-126). */
export function FrontPage({ slug, hasStay, isJoinFirst, emailForm }: FrontPageProps) {
  const { t } = useLingui();
  const why = useWhyHere();
  const join = <Join slug={slug}>{emailForm}</Join>;
  return (
    <Page>
      <Columns>
        <NightStreet
          isCropped
          className="-mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:col-start-2 wide:row-span-2 wide:m-0 wide:aspect-auto wide:min-h-50 wide:rounded-card"
        />
        <div className="flex flex-col gap-4 wide:col-start-1 wide:row-start-1">
          <PageTitle lead={t`Use your booking number to open your stay and your e-mail address to open your account.`}>
            {t({ message: 'Welcome', comment: 'Heading of the first page of the product' })}
          </PageTitle>
          {why}
        </div>
        {isJoinFirst && join}
        <BookingEntry isSecond={isJoinFirst} />
        {!isJoinFirst && join}
        {!hasStay && <BookAndSave promise={t`Join first, then book: members save from their very first stay.`} />}
        <div className="flex flex-col gap-5">
          <StoredStay />
          <NeedHelp />
        </div>
      </Columns>
    </Page>
  );
}

/** The benefits of the Inner Circle, the form to join, and the link for members (R1-06, R9-21, R9-22, R2-126). */
function Join({ slug, children }: { slug: Slug | undefined; children: Elements }) {
  const { t } = useLingui();
  const benefits = [
    t`${MEMBER_DISCOUNT_PERCENT}% off every stay`,
    t`Rewards that grow with your nights, from late check-outs to upgrades`,
    t`Up to 50% off when we open somewhere new`,
  ];
  return (
    <EntryCard
      icon={Sparkles}
      id="join-door"
      title={t`Join the Inner Circle`}
      className="wide:row-span-3 wide:self-start"
    >
      {/* Members use this card too, so their link comes before the benefits of joining. */}
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
            <span>{wholeWords(benefit)}</span>
          </li>
        ))}
      </ul>
      {children}
    </EntryCard>
  );
}

/** For a guest without an account: the number is passed to the lookup, which asks for the name (R1-09, R2-126). */
function BookingEntry({ isSecond }: { isSecond: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EntryCard icon={KeyRound} id="booking-door" title={t`I have a booking`} className="wide:row-span-2">
      <form
        noValidate
        className="flex grow flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('bookingNumber');
          // Not validated here: the next page, which asks for the name, shows whether the number is too long.
          const bookingNumber = typeof typed === 'string' ? cleanBookingNumber(typed) : '';
          void navigate({ to: '/check-in', state: { bookingNumber } });
        }}
      >
        <TextField
          label={t`Booking number`}
          hint={t`You will find the number in your confirmation e-mail.`}
          name="bookingNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={FIELD_LENGTH}
        />
        <Button type="submit" look={isSecond ? 'quiet' : 'primary'} className="mt-auto">
          {t`Find my booking`}
        </Button>
      </form>
    </EntryCard>
  );
}

interface EntryCardProps {
  icon: LucideIcon;
  id: string;
  title: string;
  className?: string | undefined;
  children: Elements;
}

/** One of the two ways to begin. */
export const EntryCard = ({ icon: Icon, id, title, className, children }: EntryCardProps) => (
  <Card as="section" aria-labelledby={id} className={cx('gap-4', className)}>
    <div className="flex items-center gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tint">
        <Icon aria-hidden strokeWidth={1.7} className="size-5.5 text-accent" />
      </span>
      <h2 id={id} className="text-title">
        {title}
      </h2>
    </div>
    {children}
  </Card>
);

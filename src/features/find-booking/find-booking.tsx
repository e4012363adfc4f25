import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import * as z from 'zod/mini';

import { Failure } from '#components/failure.tsx';
import { LateStoredStay } from '#components/late-stored-stay.tsx';
import { BOOKING_NUMBER_LENGTH } from '#config/constants.ts';
import { ENTERED, FOCUSED } from '#data/stay/first-answers.ts';
import { findArrival } from '#data/stay/lookup.ts';
import type { Arrival, Lookup } from '#data/stay/lookup.ts';
import { cx } from '#lib/cx.ts';
import { latePart } from '#lib/late-part.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureBeside } from '#ui/picture-card.tsx';

import { TownPicture } from './town-picture.tsx';

const NeedHelp = latePart(() => import('#components/need-help.tsx').then((file) => file.NeedHelp));

/** A filled-in text; what a stranger pastes has an end. */
const filledIn = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const LookupForm = z.object({ bookingNumber: filledIn(BOOKING_NUMBER_LENGTH), lastName: filledIn(100) });
const NAMES = ['bookingNumber', 'lastName'] as const;
type Name = (typeof NAMES)[number];

/** What the guest typed, or the fields still to be filled in. A form library would add 13 KB to this first page. */
function readForm(form: HTMLFormElement): { readonly lookup?: Lookup; readonly missing: readonly Name[] } {
  const { data, error } = LookupForm.safeParse(Object.fromEntries(new FormData(form)));
  if (data) return { lookup: data, missing: [] };
  return { missing: NAMES.filter((name) => error.issues.some(({ path }) => path[0] === name)) };
}

/** Takes over what the guest has typed before the app came, and Enter: the first view has the same fields. */
function useTypedBefore() {
  const form = useRef<HTMLFormElement>(null);
  const [view] = useState(() => document.getElementById('first-view'));
  const isTaken = useRef(false);
  // The guest may type on while React renders. What React has taken away keeps its texts and knows its last focus.
  useLayoutEffect(() => {
    if (view === null || isTaken.current) return;
    isTaken.current = true;
    for (const before of view.querySelectorAll('input')) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${before.name}]`);
      if (before.value !== '') field?.setRangeText(before.value, 0, field.value.length);
      if (before.name !== view.getAttribute(FOCUSED)) continue;
      field?.focus();
      field?.setSelectionRange(before.selectionStart, before.selectionEnd);
    }
    if (view.hasAttribute(ENTERED)) form.current?.requestSubmit();
  }, [view]);
  return form;
}

/** A keyboard on the screen, or a long page, may have what is above the pressed button out of view. */
const show = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/**
 * Check-in without a link. Booking number and last name lead to the stay, or first to its check-in (R1-09, R2-156,
 * R5-01, R5-02, R8-33).
 */
export function FindBooking() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const typed = useRouterState({ select: ({ location }) => location.state.bookingNumber });
  /** The fields to fill in, once the guest has tried without. */
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const form = useTypedBefore();
  const queryClient = useQueryClient();
  const lookup = useMutation({
    mutationFn: (wanted: Lookup) => findArrival(queryClient, wanted),
  });
  // Passed to mutate(), not useMutation(): it must not run after unmount.
  const openStay = (found: Arrival | undefined) =>
    found && void navigate({ to: found.needsCheckIn ? '/stay/check-in' : '/stay', search: { slug: found.slug } });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readForm(event.currentTarget);
    setMissing(read.missing);
    const [first] = read.missing;
    if (first !== undefined) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (read.lookup) lookup.mutate(read.lookup, { onSuccess: openStay });
  };
  const onChange = (name: Name, value: string) => {
    if (value.trim() !== '') setMissing((before) => before.filter((other) => other !== name));
    // A correction cancels the lookup: its answer must not cover the new input, nor delay it.
    if (lookup.isPending) lookup.reset();
  };
  const isMiss = lookup.isSuccess && lookup.data === undefined;
  /** Something is to be read before the fields. */
  const isTold = isMiss || lookup.isError;
  const wiring = (name: Name) => ({
    name,
    error: missing.includes(name) ? t`Required` : undefined,
    // The guest may have mistyped either field.
    ...(isMiss && { 'aria-invalid': true }),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(name, currentTarget.value),
  });

  return (
    <Page isTop>
      <PictureBeside
        // A phone has no room for the picture then.
        className={cx(isTold && 'hidden wide:block')}
        picture={<TownPicture />}
        beside={
          <>
            <LateStoredStay />
            <NeedHelp />
          </>
        }
      >
        <PageTitle lead={!isTold && t`Enter your booking number and last name to see everything about your stay.`}>
          {t`Find your booking`}
        </PageTitle>
        {/* Before the fields that it speaks of; whom to ask is below them. */}
        {isMiss && (
          <Notice ref={show} tone="warn" role="alert" heading={t`We could not find your booking`}>
            {t`Please check the last name or booking number and try again or contact us for help.`}
          </Notice>
        )}
        {lookup.isError && <Failure error={lookup.error} />}
        <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
          <TextField
            label={t`Booking number`}
            hint={t`It is in your confirmation e-mail. If you booked through a travel site, use the booking number they gave you.`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={BOOKING_NUMBER_LENGTH}
            defaultValue={typed}
            {...wiring('bookingNumber')}
          />
          <TextField label={t`Last name`} autoComplete="family-name" maxLength={100} {...wiring('lastName')} />
          <Button type="submit" busy={lookup.isPending}>
            {lookup.isPending ? t`Looking for your booking` : t`Find my booking`}
          </Button>
        </form>
      </PictureBeside>
    </Page>
  );
}

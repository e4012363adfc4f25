import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import * as z from 'zod/mini';

import { NeedHelp } from '#components/contact.tsx';
import { Failure } from '#components/failure.tsx';
import { StoredStay } from '#components/stored-stay.tsx';
import { useWhyHere } from '#components/why-here.tsx';
import { BOOKING_NUMBER_LENGTH } from '#config/constants.ts';
import { findArrival } from '#data/stay/lookup.ts';
import type { Arrival, Lookup } from '#data/stay/lookup.ts';
import { cx } from '#lib/cx.ts';
import { PRERENDERED, takeTyping } from '#lib/prerendered.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { CityScene } from '#ui/illustrations/city-scene.tsx';
import { OwnSky } from '#ui/illustrations/heavens.tsx';
import { Notice } from '#ui/notice.tsx';

import { FindBookingView, LOOKUP_FIELDS } from './find-booking-view.tsx';
import type { LookupField } from './find-booking-view.tsx';

/** A filled-in text; what a stranger pastes has an end. */
const filledIn = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const LookupForm = z.object({ bookingNumber: filledIn(BOOKING_NUMBER_LENGTH), lastName: filledIn(100) });

/** What the guest typed, or the fields still to be filled in. A form library would add 13 KB to this first page. */
function readForm(form: HTMLFormElement): { readonly lookup?: Lookup; readonly missing: readonly LookupField[] } {
  const { data, error } = LookupForm.safeParse(Object.fromEntries(new FormData(form)));
  if (data) return { lookup: data, missing: [] };
  return { missing: LOOKUP_FIELDS.filter((name) => error.issues.some(({ path }) => path[0] === name)) };
}

/** Takes over what the guest has typed before the app came, and Enter: the prerendered page has the same fields. */
function useTypedBefore() {
  const form = useRef<HTMLFormElement>(null);
  const [view] = useState(() => document.getElementById(PRERENDERED));
  const isTaken = useRef(false);
  // The guest may type while React renders. The prerendered fields, though removed, still have their texts.
  useLayoutEffect(() => {
    if (view === null || isTaken.current) return;
    isTaken.current = true;
    if (form.current !== null) takeTyping(view, form.current);
  }, [view]);
  return form;
}

/** An on-screen keyboard, or a long page, may hide what is above the clicked button. */
const show = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/**
 * Check-in without a link. Booking number and last name lead to the stay, or first to its check-in (R1-09, R2-156,
 * R5-01, R5-02, R8-33).
 */
export function FindBooking() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const typed = useRouterState({ select: ({ location }) => location.state.bookingNumber });
  /** The fields to fill in, once the guest has tried without. */
  const [missing, setMissing] = useState<readonly LookupField[]>([]);
  const why = useWhyHere();
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
  const onChange = (name: LookupField, value: string) => {
    if (value.trim() !== '') setMissing((before) => before.filter((other) => other !== name));
    // A correction cancels the lookup: its answer must not cover the new input, nor delay it.
    if (lookup.isPending) lookup.reset();
  };
  const isMiss = lookup.isSuccess && lookup.data === undefined;
  const hasNotice = isMiss || lookup.isError;

  return (
    <FindBookingView
      i18n={i18n}
      picture={<TownPicture />}
      // A phone has no room for the picture then.
      className={cx(hasNotice && 'hidden wide:block')}
      beside={
        <>
          <StoredStay />
          <NeedHelp />
        </>
      }
      notice={
        // Before the fields that it speaks of; whom to ask is below them.
        isMiss ? (
          <Notice ref={show} tone="warn" role="alert" heading={t`We could not find your booking`}>
            {t`Please check the last name or booking number and try again or contact us for help.`}
          </Notice>
        ) : (
          (lookup.isError && <Failure error={lookup.error} />) || why
        )
      }
      form={{ ref: form, onSubmit }}
      field={(name) => ({
        error: missing.includes(name) && <FieldError id={`lookup-${name}-error`}>{t`Required`}</FieldError>,
        input: {
          ...(name === 'bookingNumber' && { defaultValue: typed }),
          // The guest may have mistyped either field.
          ...(isMiss && { 'aria-invalid': true }),
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(name, currentTarget.value),
        },
      })}
      button={
        <Button type="submit" busy={lookup.isPending}>
          {lookup.isPending ? t`Looking for your booking` : t`Find my booking`}
        </Button>
      }
    />
  );
}

/** A town of no name, from its church to the sun: the stay is not known yet. */
export const TownPicture = () => (
  <CityScene city="" view="53 0 244 150">
    <OwnSky city="" />
  </CityScene>
);

import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import * as z from 'zod/mini';

import { NeedHelp } from '#components/contact.tsx';
import { Failure } from '#components/failure.tsx';
import { StoredStay } from '#components/stored-stay.tsx';
import { tooLong, typedText } from '#components/typed-text.ts';
import { useWhyHere } from '#components/why-here.tsx';
import { BOOKING_NUMBER_LENGTH, NAME_LENGTH } from '#config/constants.ts';
import { findArrival } from '#data/stay/lookup.ts';
import type { Arrival, Lookup } from '#data/stay/lookup.ts';
import { cleanBookingNumber } from '#domain/typed/booking-number.ts';
import { cleanName } from '#domain/typed/clean.ts';
import { cx } from '#lib/cx.ts';
import { PRERENDERED, takeTyping } from '#lib/prerendered.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { CityScene } from '#ui/illustrations/city-scene.tsx';
import { OwnSky } from '#ui/illustrations/heavens.tsx';
import { Notice } from '#ui/notice.tsx';

import { FindBookingView, LOOKUP_FIELDS } from './find-booking-view.tsx';
import type { LookupField } from './find-booking-view.tsx';

const LONGEST: Readonly<Record<LookupField, number>> = { bookingNumber: BOOKING_NUMBER_LENGTH, lastName: NAME_LENGTH };
const FIELDS = {
  bookingNumber: typedText(cleanBookingNumber, LONGEST.bookingNumber),
  lastName: typedText(cleanName, LONGEST.lastName),
};
const LookupForm = z.object(FIELDS);

type Problems = Readonly<Partial<Record<LookupField, string>>>;

/** What the guest typed, or what is wrong with it. A form library would add 13 KB to this first page. */
function readForm(form: HTMLFormElement): { readonly lookup?: Lookup; readonly problems: Problems } {
  const { data, error } = LookupForm.safeParse(Object.fromEntries(new FormData(form)));
  if (data) return { lookup: data, problems: {} };
  return { problems: Object.fromEntries(error.issues.map(({ path: [name], message }) => [name, message])) };
}

/** Takes over what the guest typed into the prerendered fields before the app loaded, and whether Enter was pressed. */
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
  const why = useWhyHere();
  /** What is wrong with the fields, once the guest has tried. */
  const [problems, setProblems] = useState<Problems>({});
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
    setProblems(read.problems);
    const first = LOOKUP_FIELDS.find((name) => read.problems[name] !== undefined);
    if (first !== undefined) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (read.lookup) lookup.mutate(read.lookup, { onSuccess: openStay });
  };
  const onChange = (name: LookupField, value: string) => {
    if (FIELDS[name].safeParse(value).success) setProblems((before) => ({ ...before, [name]: undefined }));
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
        // Before the fields that must be corrected; the contacts are below them.
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
        error: problems[name] !== undefined && (
          <FieldError id={`lookup-${name}-error`}>
            {problems[name] === 'too-long' ? i18n._(tooLong(LONGEST[name])) : t`Required`}
          </FieldError>
        ),
        input: {
          ...(name === 'bookingNumber' && { defaultValue: typed }),
          // The guest may have mistyped either field.
          ...(isMiss && { 'aria-invalid': true }),
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(name, currentTarget.value),
        },
      })}
      button={
        <Button type="submit" isBusy={lookup.isPending}>
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

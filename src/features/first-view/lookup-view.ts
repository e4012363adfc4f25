import type { I18n } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import { BOOKING_NUMBER_LENGTH } from '#config/constants.ts';

import { grey, sketch } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** A field to type in: the page takes over what the guest has typed by then. */
const fieldSketch = (label: string, attributes: Sketch['attributes'], ...hint: readonly Sketch[]): Sketch =>
  sketch(
    'div',
    'flex flex-col gap-1.5',
    sketch('label', 'flex flex-col gap-1.5', sketch('span', 'text-body leading-snug font-semibold', label), {
      ...sketch(
        'input',
        'min-h-13 w-full min-w-0 rounded-tile border-[1.5px] border-edge bg-card px-4 py-3 text-lead text-ink hover:border-ink',
      ),
      attributes: { type: 'text', ...attributes },
    }),
    ...hint,
  );

/** The top of the page to find a booking, as `FindBooking` draws it. The page brings the picture and the button. */
export const lookupView = (i18n: I18n): Sketch =>
  sketch(
    'div',
    'page-frame wide:pt-8',
    sketch(
      'div',
      'grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6',
      sketch(
        'div',
        'flex min-w-0 flex-col gap-5 rounded-card bg-card p-4.5 shadow-card wide:self-start wide:p-6',
        sketch(
          'div',
          'flex flex-col gap-2',
          sketch('h1', '', i18n._(msg`Find your booking`)),
          sketch(
            'p',
            'max-w-180 text-pretty text-soft',
            i18n._(msg`Enter your booking number and last name to see everything about your stay.`),
          ),
        ),
        sketch(
          'div',
          'flex flex-col gap-4',
          fieldSketch(
            i18n._(msg`Booking number`),
            {
              name: 'bookingNumber',
              autocomplete: 'off',
              autocapitalize: 'characters',
              spellcheck: 'false',
              maxlength: String(BOOKING_NUMBER_LENGTH),
            },
            sketch(
              'div',
              'text-note text-soft',
              i18n._(
                msg`It is in your confirmation e-mail. If you booked through a travel site, use the booking number they gave you.`,
              ),
            ),
          ),
          fieldSketch(i18n._(msg`Last name`), { name: 'lastName', autocomplete: 'family-name', maxlength: '100' }),
          // As high as the button, whose text the page brings.
          {
            ...grey('rounded-full border-[1.5px] border-transparent py-3 text-lead leading-tight'),
            children: ['\u00A0'],
          },
        ),
      ),
      sketch(
        'div',
        'order-first -mx-5 -mt-5 aspect-7/3 rounded-b-card bg-tint wide:order-none wide:m-0 wide:aspect-auto wide:h-60 wide:rounded-card',
      ),
    ),
  );

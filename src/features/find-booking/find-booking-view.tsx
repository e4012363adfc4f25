import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';

import { FIELD_LENGTH } from '#config/constants.ts';
import type { Elements } from '#ui/elements.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureBeside } from '#ui/picture-card.tsx';

export const LOOKUP_FIELDS = ['bookingNumber', 'lastName'] as const;
export type LookupField = (typeof LOOKUP_FIELDS)[number];

// Spread, because the linter does not know this value of the attribute.
const LAST_NAME = { autoComplete: 'family-name' } as const;

interface FindBookingViewProps {
  i18n: I18n;
  /** What the guest must read before the fields; the page's own sentence gives way to it. */
  notice?: Elements;
  picture: ReactNode;
  /** Classes of the picture's frame. */
  className?: string | undefined;
  /** Whom to ask. */
  beside?: ReactNode;
  form?: Omit<ComponentProps<'form'>, 'className' | 'children'>;
  /** What the app adds to a field: what was typed before, its error, its handlers. */
  field?: (name: LookupField) => { error?: Elements; input: ComponentProps<'input'> };
  button: Elements;
}

/**
 * The page to find a booking. A plain function of its props, without hooks: the prerender renders it before React has
 * loaded, and takes over what the guest has typed by then.
 */
export function FindBookingView({
  i18n,
  notice,
  picture,
  className,
  beside,
  form,
  field,
  button,
}: FindBookingViewProps) {
  const [number, lastName] = LOOKUP_FIELDS.map((name) => field?.(name));
  return (
    <Page isTop>
      <PictureBeside className={className} picture={picture} beside={beside}>
        <PageTitle
          lead={!notice && i18n._(msg`Enter your booking number and last name to see everything about your stay.`)}
        >
          {i18n._(msg`Find your booking`)}
        </PageTitle>
        {notice}
        <form noValidate className="flex flex-col gap-4" {...form}>
          <FieldFrame
            id="lookup-bookingNumber"
            label={i18n._(msg`Booking number`)}
            hint={i18n._(
              msg`You will find your booking number in your confirmation e-mail. If you booked through a travel site, use the number on its confirmation.`,
            )}
            error={number?.error}
          >
            {(wiring) => (
              <input
                type="text"
                {...wiring}
                name="bookingNumber"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck="false"
                maxLength={FIELD_LENGTH}
                {...number?.input}
              />
            )}
          </FieldFrame>
          <FieldFrame id="lookup-lastName" label={i18n._(msg`Last name`)} error={lastName?.error}>
            {(wiring) => (
              <input
                type="text"
                {...wiring}
                name="lastName"
                {...LAST_NAME}
                maxLength={FIELD_LENGTH}
                {...lastName?.input}
              />
            )}
          </FieldFrame>
          {button}
        </form>
      </PictureBeside>
    </Page>
  );
}

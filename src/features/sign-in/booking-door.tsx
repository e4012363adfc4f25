import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';

import { BOOKING_NUMBER_LENGTH } from '#config/constants.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

import { Door } from './door.tsx';

/** For a guest who wants no account: the number goes along to the lookup, which asks for the name (R1-09, R2-126). */
export function BookingDoor() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Door icon={KeyRound} id="booking-door" title={t`I have a booking`} className="wide:row-span-2">
      <form
        noValidate
        className="flex grow flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('bookingNumber');
          const bookingNumber = typeof typed === 'string' ? typed.trim() : '';
          void navigate({ to: '/check-in', state: { bookingNumber } });
        }}
      >
        <TextField
          label={t`Booking number`}
          hint={t`It is in your confirmation e-mail.`}
          name="bookingNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={BOOKING_NUMBER_LENGTH}
        />
        <Button type="submit" className="mt-auto">{t`Find my booking`}</Button>
      </form>
    </Door>
  );
}

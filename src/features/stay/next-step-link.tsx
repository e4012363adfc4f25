import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { Stay } from '#domain/stay/stay.ts';
import type { NextStep } from '#domain/stay/whats-next.ts';
import { buttonClass } from '#ui/button.tsx';

/** The one primary action of the stay; a checked-out guest still finds the doors. */
export function NextStepLink({ step, stay }: { step: NextStep | null; stay: Stay }) {
  const { t } = useLingui();
  const search = { slug: stay.slug };
  const primary = buttonClass('primary', 'no-print');
  switch (step) {
    case 'complete-check-in':
      return (
        <Link to="/stay/check-in" search={search} className={primary}>
          {t`Check in now`}
        </Link>
      );
    case 'add-card':
      return (
        <Link to="/stay/add-card" search={search} className={primary}>
          {stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`}
        </Link>
      );
    case 'order-extras':
      return (
        <Link to="/stay/extras" search={search} className={primary}>
          {t`Choose your extras`}
        </Link>
      );
    case 'check-out':
      return (
        <Link to="/stay/check-out" search={search} className={primary}>
          {t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' })}
        </Link>
      );
    default:
      return (
        <Link to="/stay/access" search={search} className={primary}>
          {t`See how to get in`}
        </Link>
      );
  }
}

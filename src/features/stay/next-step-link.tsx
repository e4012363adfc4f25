import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { Stay } from '#domain/stay/stay.ts';
import type { NextStep } from '#domain/stay/whats-next.ts';
import { buttonClass, type ButtonLook } from '#ui/button.tsx';

const PAGES = {
  'complete-check-in': '/stay/check-in',
  'add-card': '/stay/add-card',
  'see-access': '/stay/access',
  'order-extras': '/stay/extras',
  'check-out': '/stay/check-out',
} as const;

interface NextStepLinkProps {
  step: NextStep | null;
  stay: Stay;
  look: ButtonLook;
  /** Until when a guest who is checked out can come back, e.g. '11:15'. */
  until?: string | undefined;
}

/** The one primary action of the stay; a checked-out guest still finds the doors, and until when (R4-23). */
export function NextStepLink({ step, stay, look, until }: NextStepLinkProps) {
  const { t } = useLingui();
  const labels = {
    'complete-check-in': t`Check in now`,
    'add-card': stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`,
    'see-access':
      until === undefined
        ? t`See how to get in`
        : t({
            message: `Fetch something (until ${until})`,
            comment: "After check-out: leads to the doors that still open; {until} is a time like '11:15'",
          }),
    'order-extras': t`Choose your extras`,
    'check-out': t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' }),
  };
  const shown = step ?? 'see-access';
  return (
    <Link to={PAGES[shown]} search={{ slug: stay.slug }} className={buttonClass(look, 'no-print')}>
      {labels[shown]}
    </Link>
  );
}

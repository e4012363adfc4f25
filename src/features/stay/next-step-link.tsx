import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Stay } from '#domain/stay/stay.ts';
import type { NextStep } from '#domain/stay/next-step.ts';
import { buttonClass } from '#ui/button.tsx';

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
  /** The walk to the guest's door is the primary action. */
  isWalk: boolean;
}

/** The one primary action of the stay, or the way to all doors beside the walk. */
export function NextStepLink({ step, stay, isWalk }: NextStepLinkProps) {
  const { t } = useLingui();
  const labels = {
    'complete-check-in': t`Check in now`,
    'add-card': stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`,
    'see-access': isWalk ? t`All doors` : t`See how to get in`,
    'order-extras': t`Choose your extras`,
    'check-out': t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' }),
  };
  const shown = step ?? 'see-access';
  return (
    <Link
      to={PAGES[shown]}
      search={{ slug: stay.slug }}
      className={buttonClass(isWalk ? 'quiet' : 'primary', 'no-print')}
    >
      {labels[shown]}
    </Link>
  );
}

import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { Pill } from '#ui/pill.tsx';

/** Above what a guest reads first, where a payment keeps the doors shut. */
export function PaymentNeeded() {
  const { t } = useLingui();
  return (
    <Pill tone="warn" icon={TriangleAlert}>
      {t({ message: 'Payment needed', comment: 'Pill above "Your keys come after payment"' })}
    </Pill>
  );
}

import { useLingui } from '@lingui/react/macro';

import { Failure } from '#components/failure.tsx';
import { useMarketingConsent } from '#components/use-marketing-consent.ts';
import type { Customer } from '#domain/account/customer.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { SwitchField } from '#ui/switch-field.tsx';

/** The marketing consent, as easy to withdraw as to give: withdrawing is an extension of the contract (R4-40, R8-19). */
export function ConsentSwitch({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const { change, isPending, isSuccess, error } = useMarketingConsent(customer);
  const isGiven = customer.isMarketingConsentGiven;
  return (
    <Card as="section" aria-labelledby="consent-title">
      <CardHead id="consent-title" title={t`Stay in touch`} />
      <SwitchField
        label={t`News and offers by e-mail`}
        detail={t`New places to stay, offers for members and good ideas for your next trip. A few times a month at most.`}
        checked={isGiven}
        busy={isPending}
        onChange={() => change(!isGiven)}
      />
      <LiveRegion text={isSuccess ? t`Saved` : ''} />
      {error && <Failure error={error} />}
    </Card>
  );
}

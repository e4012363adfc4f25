import { Trans, useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';

interface CostProps {
  isFree: boolean;
  stay: Stay;
  property: Property;
  /** What waiting would cost, while it is still free. */
  withLater?: boolean;
  /** The stay is cancelled: the price that is not charged is said beside what is. */
  isDone?: boolean;
}

/** What the guest pays and what comes back, said before the button and again at the confirmation (R4-71, R4-73, R4-76). */
export function Cost({ isFree, stay, property, withLater = false, isDone = false }: CostProps) {
  const { t } = useLingui();
  const format = useFormat();
  const price = stay.totalPriceAmount;
  const amount = price !== null && format.money(price, property.currencyCode);
  const nothing = t({ message: 'Nothing', comment: 'No money: what the guest pays, or gets back' });
  return (
    <Facts>
      <Fact term={t({ message: 'You pay', comment: 'Then what cancelling costs' })}>
        {isFree ? (
          isDone && amount ? (
            <Trans comment="What cancelling costs, e.g. 'Nothing, instead of €480'">Nothing, instead of {amount}</Trans>
          ) : (
            nothing
          )
        ) : amount ? (
          <>
            <Trans comment="What cancelling costs, e.g. '€480, the full price'">{amount}, the full price</Trans>
            <span className="block text-note font-normal text-soft">
              {t({
                message: 'including what you have paid already',
                comment: 'Below the full price of a stay: payments made before are a part of it, nothing is paid twice',
              })}
            </span>
          </>
        ) : (
          t({ message: 'The full price', comment: 'What cancelling costs' })
        )}
      </Fact>
      <Fact term={t`You get back`}>
        {isFree ? t({ message: 'All you have paid for the stay', comment: 'What the guest gets back' }) : nothing}
      </Fact>
      {withLater && isFree && amount && <Fact term={t`Full price, if you cancel later`}>{amount}</Fact>}
    </Facts>
  );
}

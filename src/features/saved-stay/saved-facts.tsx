import { useLingui } from '@lingui/react/macro';

import { productName } from '#components/messages/product-messages.ts';
import { guestsMessage } from '#components/messages/unit-messages.ts';
import { WifiAccess } from '#components/wifi-access.tsx';
import type { SavedStay } from '#data/stay/saved-stay.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import { nextStep } from '#domain/stay/next-step.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';

import { NEXT_MESSAGES } from './next-messages.ts';

/** Wi-Fi, what is next and what was bought, of a stay that the device keeps. */
export function SavedFacts({ saved: { stay, property } }: { saved: SavedStay }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const step = useAtTime((now) => nextStep(stay, now, zone, true));
  const { wirelessAccessPoint } = stay.integrations;
  const { orderedProducts } = stay;
  return (
    <>
      {wirelessAccessPoint && (
        <Card as="section" aria-labelledby="wifi-title">
          <CardHead id="wifi-title" title={t`Wi-Fi`} />
          <WifiAccess accessPoint={wirelessAccessPoint} isWide />
        </Card>
      )}
      <Card as="section" aria-labelledby="next-title">
        <CardHead id="next-title" title={step === 'see-access' ? t`Your stay` : t`What's Next`} />
        {step !== 'see-access' && <p>{i18n._(NEXT_MESSAGES[step ?? 'nothing'])}</p>}
        <Facts>
          <Fact term={t`Arrival`}>{format.dayTime(stay.startDate, zone)}</Fact>
          <Fact term={t`Departure`}>{format.dayTime(stay.endDate, zone)}</Fact>
          <Fact term={t`Guests`}>{i18n._(guestsMessage(guestsOf(stay)))}</Fact>
          <Fact term={t`Booking number`}>{stay.confirmationNumber}</Fact>
        </Facts>
      </Card>
      {orderedProducts.length > 0 && (
        <Card as="section" aria-labelledby="bought-title">
          <CardHead id="bought-title" title={t`Your extras`} />
          <Facts>
            {orderedProducts.map(({ id, type, productId, consumptionDate }) => (
              <Fact
                key={id}
                term={productName(i18n, {
                  type,
                  name: stay.products.find((each) => each.id === productId)?.name ?? '',
                })}
              >
                {consumptionDate && format.dayTime(consumptionDate, zone)}
              </Fact>
            ))}
          </Facts>
        </Card>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { ContactWays } from '#blocks/contact-ways.tsx';
import { productName } from '#blocks/messages/product-messages.ts';
import { guestsMessage } from '#blocks/messages/unit-messages.ts';
import { WifiAccess } from '#blocks/wifi-access.tsx';
import type { SavedStay } from '#data/saved-stay/saved-stay.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import { nextStep } from '#domain/stay/whats-next.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant, useAtTime } from '#lib/clock.ts';
import { deviceZone, localDay } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';

import { NEXT_MESSAGES } from './next-messages.ts';

interface SavedStayPageProps {
  saved: SavedStay;
  whereabouts: string;
  doors: ReactNode;
  /** Address and guide. */
  place: ReactNode;
  /** Why it is not the stay of now. */
  apology: ReactNode;
}

/** The stay that this device has kept: everything that a guest at the door needs without the server. */
export function SavedStayPage({ saved, whereabouts, doors, place, apology }: SavedStayPageProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { stay, property, savedAt } = saved;
  const zone = property.timezone;
  const own = deviceZone();
  const step = useAtTime((now) => nextStep(stay, now, zone, true));
  const isToday = localDay(savedAt, own) === localDay(nowInstant(), own);
  const time = isToday ? format.time(savedAt, own) : format.dayTime(savedAt, own);
  const { wirelessAccessPoint } = stay.integrations;
  const { orderedProducts } = stay;
  return (
    <Page>
      <PageTitle lead={whereabouts}>{property.name}</PageTitle>
      <Notice
        tone="info"
        icon={CloudOff}
        heading={t({ message: `Saved ${time}`, comment: 'When this device kept what is shown, e.g. Saved 14:02' })}
      >
        <p>{t`This is what your device has kept. It may have changed since.`}</p>
      </Notice>
      <Columns>
        <Stack>
          {doors}
          {place}
        </Stack>
        <Stack>
          <Card as="section" aria-labelledby="next-title">
            <CardHead id="next-title" title={t`What's Next`} />
            <p>{i18n._(NEXT_MESSAGES[step ?? 'nothing'])}</p>
            <Facts>
              <Fact term={t`Arrival`}>{format.dayTime(stay.startDate, zone)}</Fact>
              <Fact term={t`Departure`}>{format.dayTime(stay.endDate, zone)}</Fact>
              <Fact term={t`Guests`}>{i18n._(guestsMessage(guestsOf(stay)))}</Fact>
              <Fact term={t`Booking number`}>{stay.confirmationNumber}</Fact>
            </Facts>
          </Card>
          {wirelessAccessPoint && (
            <Card as="section" aria-labelledby="wifi-title">
              <CardHead id="wifi-title" title={t`Wi-Fi`} />
              <WifiAccess accessPoint={wirelessAccessPoint} />
            </Card>
          )}
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
          <Card as="section" aria-labelledby="help-title">
            <CardHead
              id="help-title"
              title={t({ message: 'Call or write', comment: 'Phone and WhatsApp of support' })}
            />
            <ContactWays property={property} />
          </Card>
        </Stack>
      </Columns>
      {apology}
    </Page>
  );
}

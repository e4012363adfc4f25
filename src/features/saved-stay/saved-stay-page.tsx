import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { productName } from '#components/messages/product-messages.ts';
import { guestsMessage } from '#components/messages/place-messages.ts';
import { SupportChannels } from '#components/support-channels.tsx';
import { WifiAccess, WifiCode } from '#components/wifi-access.tsx';
import type { SavedStay } from '#data/stay/saved-stay.ts';
import { doorsOf } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import { nextStep } from '#domain/stay/next-step.ts';
import type { NextStep } from '#domain/stay/next-step.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { useIsOnline } from '#lib/device.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';

export interface SavedStayPageProps {
  saved: SavedStay;
  whereabouts: string;
  doors: Elements;
  /** The doors that are no part of the way in. */
  rooms: Elements;
  /** Address and guide. */
  place: ReactNode;
  /** The notice that says why the page shows a saved stay. */
  reason: Elements;
  /** The request has failed; false while it is pending. */
  hasFailed: boolean;
}

/** The stay as this device has saved it: all that a guest needs at the door without the server. */
export function SavedStayPage({ saved, whereabouts, doors, rooms, place, reason, hasFailed }: SavedStayPageProps) {
  return (
    <Page>
      <PageTitle lead={whereabouts}>
        <span translate="no">{saved.property.name}</span>
      </PageTitle>
      {reason}
      <Columns>
        <Stack className="self-start">
          {doors}
          <SavedHelp saved={saved} hasFailed={hasFailed} />
          {rooms}
          <SavedFacts saved={saved} />
        </Stack>
        <Stack>{place}</Stack>
      </Columns>
    </Page>
  );
}

/** The next step, which needs a connection; the doors are on the page itself. */
const NEXT_MESSAGES: Readonly<Record<Exclude<NextStep, 'see-access'> | 'nothing', MessageDescriptor>> = {
  'complete-check-in': msg`You still need to check in online. For that you will need a connection.`,
  'add-card': msg`A payment is outstanding. You can add a card when you are back online.`,
  'order-extras': msg`You are all set for your arrival.`,
  'check-out': msg`Today is your last day. Checking out needs a connection.`,
  nothing: msg`There is nothing left to do.`,
};

/** Wi-Fi, what is next and what was bought, of a saved stay. */
function SavedFacts({ saved: { stay, property } }: { saved: SavedStay }) {
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
          <WifiAccess accessPoint={wirelessAccessPoint} />
          <WifiCode accessPoint={wirelessAccessPoint} />
        </Card>
      )}
      <Card as="section" aria-labelledby="next-title">
        <CardHead id="next-title" title={step === 'see-access' ? t`Your stay` : t`What's Next`} />
        {step !== 'see-access' && <p>{i18n._(NEXT_MESSAGES[step ?? 'nothing'])}</p>}
        <Facts>
          <Fact term={t`Arrival`}>{format.dayTime(stay.startDate, zone)}</Fact>
          <Fact term={t`Departure`}>{format.dayTime(stay.endDate, zone)}</Fact>
          <Fact term={t`Guests`}>{i18n._(guestsMessage(guestsOf(stay)))}</Fact>
          <Fact term={t`Booking number`} isName>
            {stay.confirmationNumber}
          </Fact>
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

/** Whom to call or write to, once for all doors. */
function SavedHelp({ saved: { stay, property }, hasFailed }: { saved: SavedStay; hasFailed: boolean }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const { phone, whatsappNumber } = property;
  // A door that opens over the network does not open from here.
  const isShut = useAtTime((now) => {
    const doors = doorsOf(stay).filter(({ accessType }) => accessType === 'remote');
    return doors.some((door) => keyReadiness(door, now, stay.state).state === 'ready');
  });
  return (
    <Card as="section" aria-labelledby="help-title">
      <CardHead
        id="help-title"
        title={
          isShut ? t`Door not opening?` : t({ message: 'Call or message us', comment: 'Phone and WhatsApp of support' })
        }
      />
      {isShut && hasFailed && (
        <p className="text-pretty">
          {isOnline
            ? t`We cannot reach the doors that need a connection right now. We will keep trying. Standing at one of them? Call or message us.`
            : t`Some doors open over the internet: turn on mobile data or connect to Wi-Fi. No connection at all? Call us.`}
        </p>
      )}
      {phone === null && whatsappNumber === null ? (
        <p>{t`You will find our number in your booking confirmation.`}</p>
      ) : (
        <SupportChannels phone={phone} whatsappNumber={whatsappNumber} />
      )}
    </Card>
  );
}

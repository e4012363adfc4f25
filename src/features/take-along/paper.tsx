import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { cityName } from '#components/messages/city-name.ts';
import { guestsMessage } from '#components/messages/unit-messages.ts';
import { stayLink } from '#components/share.tsx';
import { useSettings } from '#config/settings.ts';
import { wifiQr } from '#domain/access/integrations.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import { supportHours } from '#domain/support/support-hours.ts';
import { addressOf } from '#domain/unit/address.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { joined } from '#lib/text.ts';
import { BrandMark } from '#ui/brand.tsx';
import { CityScene } from '#ui/illustrations/city-scene.tsx';
import { OwnSky } from '#ui/illustrations/heavens.tsx';
import { LazyQrCode } from '#ui/lazy-qr-code.tsx';

import { PaperDoor } from './paper-door.tsx';
import type { PaperContent } from './paper-content.ts';

import './paper.css';

interface PaperProps extends PaperContent {
  /** The guest wants the released codes on it. */
  hasCodes: boolean;
}

/** One A4 page of the stay: all that a guest needs at the door when no device works. */
export function Paper({ stay, property, unit, doors, wayIn, hasCodes }: PaperProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { brand } = useSettings();
  const zone = property.timezone;
  const { address, entrance, zipCode, city: written } = addressOf(stay.unitAddress, property);
  const { wirelessAccessPoint } = stay.integrations;
  const { phone, whatsappNumber } =
    property.phone === null && property.whatsappNumber === null ? brand.support : property;
  // The sheet says the time at the property, as a guest reads it there.
  const hours = supportHours(stay.startDate ?? nowInstant());
  const [from, to] = [format.time(hours.from, zone), format.time(hours.to, zone)];
  const printed = format.dayTime(nowInstant(), zone);
  const link = stayLink(stay.slug);
  const city = cityName(i18n, written);
  const place = joined([entrance, `${zipCode} ${written}`.trim()]);
  return (
    <div className="paper" data-brand={brand.id}>
      <div className="paper-scene">
        <CityScene city={written}>
          <OwnSky city={written} />
        </CityScene>
      </div>
      <div className="paper-body">
        <header className="paper-head">
          <BrandMark brand={brand.id} name={brand.name} />
          <p className="paper-title flared">{address}</p>
          <p className="paper-lead">{place}</p>
          {unit !== '' && <p className="paper-lead paper-strong">{unit}</p>}
        </header>
        <dl className="paper-facts">
          <PaperFact term={t`Arrival`}>{format.dayTime(stay.startDate, zone)}</PaperFact>
          <PaperFact term={t`Departure`}>{format.dayTime(stay.endDate, zone)}</PaperFact>
          <PaperFact term={t`Guests`}>{i18n._(guestsMessage(guestsOf(stay)))}</PaperFact>
          <PaperFact term={t`Booking number`}>{stay.confirmationNumber}</PaperFact>
        </dl>
        <div className="paper-columns">
          <div>
            {doors.length > 0 && (
              <section>
                <PaperTitle>{t`Your doors`}</PaperTitle>
                <ol className="paper-doors">
                  {doors.map((each, index) => (
                    <PaperDoor key={each.door.id} number={index + 1} {...each} hasCode={hasCodes} zone={zone} />
                  ))}
                </ol>
              </section>
            )}
            {wayIn !== null && (
              <section>
                <PaperTitle>{t`Your way in`}</PaperTitle>
                {wayIn.map(({ title, text }) => (
                  <div key={title} className="paper-step">
                    <p className="paper-strong">{title}</p>
                    <p>{text}</p>
                  </div>
                ))}
              </section>
            )}
          </div>
          <div className="paper-side">
            {wirelessAccessPoint && (
              <section className="paper-box">
                <PaperTitle>{t`Wi-Fi`}</PaperTitle>
                <dl>
                  <PaperFact term={t`Network`}>{wirelessAccessPoint.ssid}</PaperFact>
                  <PaperFact term={t`Password`}>{wirelessAccessPoint.password}</PaperFact>
                </dl>
                <LazyQrCode value={wifiQr(wirelessAccessPoint)} label="" className="paper-qr" />
              </section>
            )}
            <section className="paper-box">
              <PaperTitle>{t({ message: 'Call or write', comment: 'Phone and WhatsApp of support' })}</PaperTitle>
              <dl>
                {phone !== null && <PaperFact term={t`Phone`}>{phone}</PaperFact>}
                {whatsappNumber !== null && <PaperFact term="WhatsApp">{whatsappNumber}</PaperFact>}
              </dl>
              <p className="paper-small">
                <Trans comment="Opening hours of phone and WhatsApp support, e.g. '07:00 to 02:00, Helsinki time'">
                  {from} to {to}, {city} time
                </Trans>
              </p>
            </section>
            <section className="paper-box">
              <PaperTitle>{t`Your stay on a phone`}</PaperTitle>
              <LazyQrCode value={link} label="" className="paper-qr" />
              <p className="paper-small">{link}</p>
              <p className="paper-small">{t`Whoever has this page can open your stay. Keep the page safe.`}</p>
            </section>
          </div>
        </div>
        <footer className="paper-foot">
          {t({
            message: `Printed ${printed}. Something may have changed since: the link above shows your stay as it is now.`,
            comment: 'At the foot of the printed page; a day and time',
          })}
        </footer>
      </div>
    </div>
  );
}

const PaperTitle = ({ children }: { children: ReactNode }) => <p className="paper-heading flared">{children}</p>;

function PaperFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="paper-small">{term}</dt>
      <dd className="paper-strong">{children}</dd>
    </div>
  );
}

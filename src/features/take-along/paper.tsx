import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { clockName, guestsMessage } from '#components/messages/place-messages.ts';
import { stayLink } from '#components/share.tsx';
import { OpenNetwork } from '#components/wifi-access.tsx';
import { signOf, useSettings } from '#config/settings.ts';
import type { AccessKey, AccessType } from '#domain/access/access-key.ts';
import { wifiQr } from '#domain/access/integrations.ts';
import type { Property } from '#domain/property/property.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { supportHoursDuring } from '#domain/support/support.ts';
import { addressOf } from '#domain/unit/unit.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { joined } from '#lib/text.ts';
import { type Instant, withoutName, type ZoneId } from '#lib/time.ts';
import { BrandMark } from '#ui/brand.tsx';
import { codeGroups } from '#ui/code-groups.ts';
import { CityScene } from '#ui/illustrations/city-scene.tsx';
import { OwnSky } from '#ui/illustrations/heavens.tsx';
import { LazyQrCode } from '#ui/lazy-qr-code.tsx';

import './paper.css';

/** A door with its name and, only once it opens, its code (R4-49). */
export interface NamedDoor {
  readonly door: AccessKey;
  readonly name: string;
  readonly code: string | null;
  /** The server has no code for it: a guest must ask. */
  readonly isCodeMissing: boolean;
}

/** The stay, and texts that come from other features. */
export interface StayContent {
  readonly stay: Stay;
  readonly property: Property;
  /** Unit and floor in one line, empty while they are not known. */
  readonly unit: string;
  /** The doors in walking order. */
  readonly doors: readonly NamedDoor[];
}

/** The content of the printed page. */
export interface PaperContent extends StayContent {
  /** The way from the street to the apartment, where the property has a guide. */
  readonly wayIn: readonly { readonly title: string; readonly text: string }[] | null;
}

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
  const wifiCode = wirelessAccessPoint && wifiQr(wirelessAccessPoint);
  const { phone, whatsappNumber } =
    property.phone === null && property.whatsappNumber === null ? brand.support : property;
  // In property time, because the guest reads the sheet there.
  const start = stay.startDate ?? nowInstant();
  const hours = supportHoursDuring(brand.supportTimes, start, stay.endDate ?? start, zone);
  const printed = format.dayTime(nowInstant(), zone);
  const link = stayLink(stay.slug);
  const city = clockName(i18n, written, zone);
  const place = joined([entrance, `${zipCode} ${written}`.trim()]);
  return (
    <div className="paper" data-brand={brand.id}>
      <div className="paper-body">
        <header className="paper-head">
          <div className="paper-words">
            <BrandMark brand={brand.id} name={brand.name} sign={signOf(brand)} />
            <p className="paper-title flared">{address}</p>
            <p className="paper-lead">{place}</p>
            {unit !== '' && <p className="paper-lead paper-strong">{unit}</p>}
          </div>
          <div className="paper-scene">
            <CityScene city={written}>
              <OwnSky city={written} />
            </CityScene>
          </div>
        </header>
        <dl className="paper-facts">
          <PaperFact term={t`Arrival`}>{format.dayTime(stay.startDate, zone)}</PaperFact>
          <PaperFact term={t`Departure`}>{format.dayTime(stay.endDate, zone)}</PaperFact>
          <PaperFact term={t`Guests`}>{i18n._(guestsMessage(guestsOf(stay)))}</PaperFact>
          <PaperFact term={t`Booking number`} isName>
            {stay.confirmationNumber}
          </PaperFact>
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
                  <PaperFact term={t`Network`} isName>
                    {wirelessAccessPoint.ssid}
                  </PaperFact>
                  {wirelessAccessPoint.password !== null && (
                    <PaperFact term={t`Password`} isName>
                      {wirelessAccessPoint.password}
                    </PaperFact>
                  )}
                </dl>
                {wirelessAccessPoint.password === null && <OpenNetwork />}
                {wifiCode !== null && <LazyQrCode value={wifiCode} label="" className="paper-qr" />}
              </section>
            )}
            <section className="paper-box">
              <PaperTitle>{t({ message: 'Call or message us', comment: 'Phone and WhatsApp of support' })}</PaperTitle>
              <dl>
                {phone !== null && <PaperFact term={t`Phone`}>{phone}</PaperFact>}
                {whatsappNumber !== null && <PaperFact term="WhatsApp">{whatsappNumber}</PaperFact>}
              </dl>
              {hours.map((each, index) => (
                <PaperHours key={each.from} {...each} city={city} zone={zone} isChange={index > 0} />
              ))}
            </section>
            {/* The link opens every door, as the codes do: both, or neither. */}
            {hasCodes && (
              <section className="paper-box">
                <PaperTitle>{t`Your stay on a phone`}</PaperTitle>
                <LazyQrCode value={link} label="" className="paper-qr" />
                <p className="paper-small">{link}</p>
                <p className="paper-small">{t`Anyone with this page can open your stay. Keep the page safe.`}</p>
              </section>
            )}
          </div>
        </div>
        <footer className="paper-foot">
          {t({ message: `Printed ${printed}. Details may have changed since.`, comment: 'On paper; a day and time' })}
        </footer>
      </div>
    </div>
  );
}

const PaperTitle = ({ children }: { children: ReactNode }) => <p className="paper-heading flared">{children}</p>;

/** A fact on paper, like `Fact` on screen. */
function PaperFact({ term, isName = false, children }: { term: string; isName?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="paper-small">{term}</dt>
      <dd translate={isName ? 'no' : undefined} className="paper-strong">
        {children}
      </dd>
    </div>
  );
}

interface PaperHoursProps {
  from: Instant;
  to: Instant;
  city: string;
  zone: ZoneId;
  /** The clocks are changed during the stay: hours from that day on. */
  isChange: boolean;
}

/** When support answers, in property time. */
function PaperHours({ from: opens, to: closes, city, zone, isChange }: PaperHoursProps) {
  const format = useFormat();
  const [from, to] = [opens, closes].map((at) => format.time(at, withoutName(zone)));
  const day = format.day(opens, zone);
  return (
    <p className="paper-small">
      {isChange ? (
        <Trans comment="Opening hours of support after the clocks are changed, e.g. 'From Sun 29 Mar: 08:00 to 03:00'">
          From {day}: {from} to {to}
        </Trans>
      ) : (
        <Trans comment="Opening hours of phone and WhatsApp support, e.g. '07:00 to 02:00, Helsinki time'">
          {from} to {to}, {city} time
        </Trans>
      )}
    </p>
  );
}

interface PaperDoorProps extends NamedDoor {
  number: number;
  /** The guest wants the code on paper. */
  hasCode: boolean;
  zone: ZoneId;
}

/** One door on paper: its code, room to write it by hand, or how else it opens. */
function PaperDoor({ number, door, name, code, isCodeMissing, hasCode, zone }: PaperDoorProps) {
  const { t } = useLingui();
  const format = useFormat();
  const until = door.validToDate === null ? '' : format.dayTime(door.validToDate, zone);
  const howOnPaper: Readonly<Record<AccessType, string>> = {
    code: isCodeMissing
      ? t`Not available. Please ask us.`
      : until && t({ message: `Until ${until}`, comment: 'How long a door code works; a day and time' }),
    remote: t`Opens from your phone when you are online`,
    physical: t`Opens with a metal key`,
    unknown: t`Our team will open this door for you`,
  };
  return (
    <li>
      <span className="paper-number">{number}</span>
      <div>
        <p className="paper-strong">{name}</p>
        <p className="paper-small">{howOnPaper[door.accessType]}</p>
      </div>
      {door.accessType === 'code' && !isCodeMissing && (
        <PaperCode code={hasCode ? code : null} keypadButton={door.keypadButton} />
      )}
    </li>
  );
}

function PaperCode({ code, keypadButton }: { code: string | null; keypadButton: string | null }): ReactNode {
  const { t } = useLingui();
  if (code === null) {
    return <span className="paper-blank paper-small">{t({ message: 'Code', comment: 'A door code' })}</span>;
  }
  return (
    <span translate="no" className="paper-code flared">
      {codeGroups(code).map((group, at) => (
        <span key={at}>{group}</span>
      ))}
      {keypadButton !== null && <span className="paper-key">{keypadButton}</span>}
    </span>
  );
}

import { useLingui } from '@lingui/react/macro';

import type { ReactNode } from 'react';

import { ContactWays } from '#components/contact.tsx';
import { CommonDoors } from './common-doors.tsx';
import { InviteGuests } from '#components/share.tsx';
import { ReadablePart } from '#components/readable-part.tsx';
import { WifiAccess } from '#components/wifi-access.tsx';
import { doorsOf } from '#domain/access/doors.ts';
import { roomsElsewhere } from '#domain/access/integrations.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Stack } from '#ui/page.tsx';

import { LeavingPicture } from './later/leaving-picture.tsx';

interface HouseCardsProps {
  stay: Stay;
  property: Property | undefined;
  /** The property could not be read: the card has the brand's numbers. */
  hasFailed: boolean;
  /** Without doors the page's own card has the channels already. */
  hasDoors: boolean;
  /** No key works yet. */
  isWaiting: boolean;
  hasInvite: boolean;
  /** Other rooms, where they are too many for the column of the doors. */
  children?: ReactNode;
}

/**
 * Beside the doors: a person for one that stays shut, Wi-Fi, the common rooms, the link for fellow guests
 * (R2-110, R2-113, R2-161, R3-84).
 */
export function HouseCards({ stay, property, hasFailed, hasDoors, isWaiting, hasInvite, children }: HouseCardsProps) {
  const { t } = useLingui();
  const { wirelessAccessPoint, commonDoors } = stay.integrations;
  const isStaying = stay.checkOutDate === null;
  const rooms = roomsElsewhere(commonDoors, doorsOf(stay));
  return (
    <Stack className="wide:col-start-2 wide:row-start-1">
      {hasDoors && (property ? property.phone !== null || property.whatsappNumber !== null : hasFailed) && (
        <Card as="section" aria-labelledby="help-title">
          <CardHead
            id="help-title"
            title={
              isWaiting
                ? t({ message: 'Call or write', comment: 'Phone and WhatsApp of support' })
                : t`Something not opening?`
            }
          />
          <ContactWays property={property} />
        </Card>
      )}
      {isStaying && (wirelessAccessPoint || stay.invalidFields.includes('wifi')) && (
        <Card as="section" aria-labelledby="wifi-title">
          <CardHead id="wifi-title" title={t`Wi-Fi`} />
          <ReadablePart stay={stay} part="wifi">
            {wirelessAccessPoint && <WifiAccess accessPoint={wirelessAccessPoint} />}
          </ReadablePart>
        </Card>
      )}
      {(rooms.length > 0 || stay.invalidFields.includes('common-doors')) && (
        <Card as="section" aria-labelledby="rooms-title">
          <CardHead id="rooms-title" title={t`Also in the building`} />
          <ReadablePart stay={stay} part="common-doors">
            <CommonDoors doors={rooms} />
          </ReadablePart>
        </Card>
      )}
      {/* On a phone they follow the doors. */}
      {children && <div className="order-first grid wide:order-none">{children}</div>}
      {!isStaying && <LeavingPicture />}
      {isStaying && hasInvite && <InviteGuests slug={stay.slug} />}
    </Stack>
  );
}

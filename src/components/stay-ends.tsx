import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { stayFacts } from '#components/messages/place-messages.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Card, cardPadding } from '#ui/card.tsx';

import { PropertyScene } from './sky-scene.tsx';
import { StayEnds } from './task/summary.tsx';

interface StayBesideProps {
  stay: Stay;
  property: Property;
  /** Also shown on phones, below a short page. */
  isOnPhone?: boolean;
}

/** The stay that a page is about, next to it on wide screens. */
export function StayBeside({ stay, property, isOnPhone = false }: StayBesideProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Card isFlush as="section" aria-labelledby={id} className={isOnPhone ? undefined : 'hidden wide:block'}>
      <PropertyScene property={property} className="aspect-7/3" />
      <div className={cardPadding}>
        <h2 id={id} translate="no">
          {property.name}
        </h2>
        <p className="-mt-2 text-soft">{stayFacts(i18n, stay, property)}</p>
        <StayEnds stay={stay} zone={property.timezone} />
      </div>
    </Card>
  );
}

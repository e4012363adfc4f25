import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { FeaturedExtra, Moment } from '#domain/extras/featured.ts';

import { ExtraCard } from './extra-card.tsx';
import type { ShopWindow } from './extra-card.tsx';

const MOMENTS: Record<Moment, MessageDescriptor> = {
  arrival: msg({ message: 'For your arrival', comment: 'Above an extra that is of use from the first hour of a stay' }),
  tonight: msg({ message: 'For tonight', comment: 'Above an extra that is of use this evening, e.g. a sauna kit' }),
  tomorrow: msg({ message: 'For tomorrow', comment: 'Above an extra that is of use tomorrow, e.g. a late check-out' }),
  today: msg({ message: 'For today', comment: 'Above an extra that is of use on the last day, e.g. a late check-out' }),
};

/** The one extra that suits the guest best now, as wide as the page. */
export function FeaturedCard({ featured: { moment, product }, ...window }: ShopWindow & { featured: FeaturedExtra }) {
  const { i18n } = useLingui();
  return <ExtraCard {...window} extra={{ kind: 'product', product, isMore: false }} moment={i18n._(MOMENTS[moment])} />;
}

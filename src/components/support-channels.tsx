import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { loadCatalog } from '#i18n/activate.ts';
import { normalisePhone } from '#domain/check-in/phone.ts';
import { Lines } from '#ui/skeleton.tsx';

import type { ChannelsProps } from './later/channels.tsx';

/** The number alone, for a browser that cannot fetch the rest. */
export const NumberOnly = ({ phone, children }: Pick<ChannelsProps, 'phone' | 'children'>): ReactNode => (
  <>
    {phone && <a href={`tel:${normalisePhone(phone)}`}>{phone}</a>}
    {children}
  </>
);

const Channels = lazy(() =>
  Promise.all([import('./later/channels.tsx'), loadCatalog('offline')]).then(
    ([file]): { default: ComponentType<ChannelsProps> } => ({ default: file.Channels }),
    () => ({ default: NumberOnly }),
  ),
);

/** `Channels` in a file that no page waits for, with room for its lines until it comes. */
export function SupportChannels(props: ChannelsProps): ReactNode {
  if (props.phone === null && props.whatsappNumber === null) return props.children;
  return (
    <Suspense fallback={<Lines count={1} hasButton />}>
      <Channels {...props} />
    </Suspense>
  );
}

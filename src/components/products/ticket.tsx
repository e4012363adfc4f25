import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';

import type { ProductType } from '#domain/product/product.ts';
import type { Elements } from '#ui/elements.tsx';
import { PictureCard, requestEdge, TornEdge } from '#ui/picture-card.tsx';
import { Pill } from '#ui/pill.tsx';
import { cx } from '#lib/cx.ts';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';

interface TicketProps {
  /** Selects the picture. */
  type: ProductType;
  /** Not confirmed yet: drawn without the torn edge. */
  isPending?: boolean | undefined;
  className?: string | undefined;
  children: Elements;
}

/** A product as a ticket: picture, torn edge, and text in `children`. Fills the available width. */
export function Ticket({ type, isPending = false, className, children }: TicketProps) {
  return (
    <PictureCard isTicket={!isPending} picture={<ProductScene type={type} />} className={className}>
      {children}
    </PictureCard>
  );
}

/** Classes for the element around a `TicketBody`; an unconfirmed ticket is only outlined. */
export const ticketClass = ({ isPending }: { isPending: boolean }): string =>
  cx(
    'flex min-h-17 min-w-0 overflow-hidden rounded-card',
    isPending ? requestEdge : 'bg-card shadow-card forced-colors:border',
  );

/** The status of a request that the operator has not answered. */
export function Requested() {
  const { t } = useLingui();
  return (
    <Pill tone="info" icon={Clock}>
      {t`Request sent`}
    </Pill>
  );
}

/** The status of what is confirmed. */
export function Booked() {
  const { t } = useLingui();
  return (
    <Pill tone="good" icon={Check}>
      {t({ message: 'Booked', comment: 'Pill above what was ordered or changed: it is valid now' })}
    </Pill>
  );
}

/** The content of a ticket in a list. Uses spans only, because it may be inside a link. */
export function TicketBody({ type, isPending = false, children }: Omit<TicketProps, 'className'>) {
  return (
    <>
      <span className="block w-24 shrink-0">
        <ProductScene type={type} />
      </span>
      {!isPending && <TornEdge />}
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">{children}</span>
    </>
  );
}

import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { Card, cardPadding } from './card.tsx';
import type { Elements } from './elements.tsx';
import { Columns, Stack } from './page.tsx';

const Notch = ({ className }: { className: string }) => (
  <span className={cx('absolute', 'size-5', 'rounded-full bg-paper print:hidden', className)} />
);

/** The tear line of a ticket, down or across: a dashed line between two notches. */
export function TornEdge({ isAcross = false }: { isAcross?: boolean }) {
  return isAcross ? (
    <span aria-hidden className="relative mx-5 block border-t-2 border-dashed border-line">
      <Notch className="-start-7.5 -top-2.75" />
      <Notch className="-end-7.5 -top-2.75" />
    </span>
  ) : (
    <span aria-hidden className="relative my-4 block border-s-2 border-dashed border-line">
      <Notch className="-start-2.75 -top-6.5" />
      <Notch className="-start-2.75 -bottom-6.5" />
    </span>
  );
}

/** Classes of the border of a card for a request that is not decided yet. */
export const requestEdge = 'border-[1.5px] border-dashed border-edge';

interface PictureCardProps {
  picture: ReactNode;
  /** A pass to show: a tear line separates text and picture, as on a ticket. */
  isTicket?: boolean | undefined;
  /** A `Pill` ahead of the text: on the picture it would cover what is drawn. */
  state?: ReactNode;
  /** The heading that names the card. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: Elements;
}

/** A picture as wide as the card, with its text below. */
export function PictureCard({ picture, isTicket = false, state, labelledBy, className, children }: PictureCardProps) {
  return (
    <Card
      isFlush
      as={labelledBy === undefined ? undefined : 'section'}
      aria-labelledby={labelledBy}
      className={className}
    >
      <div className="aspect-7/3 overflow-hidden">{picture}</div>
      {isTicket && <TornEdge isAcross />}
      <div className={cardPadding}>
        {state && <p>{state}</p>}
        {children}
      </div>
    </Card>
  );
}

interface PictureBesideProps {
  /** Beside the card it fills the column: both are as tall, and so a short page fills its window, too. */
  picture: ReactNode;
  /** Classes of the picture's frame. */
  className?: string | undefined;
  /** What else there is: below the card, or under the picture where that is beside the card. */
  beside?: ReactNode;
  /** The heading, and what is asked. */
  children: ReactNode;
}

/** The card of a page that asks one thing, its picture above it, or beside it on wide screens. */
export const PictureBeside = ({ picture, className, beside, children }: PictureBesideProps) => (
  <Columns className="wide:min-h-[min(45rem,100dvh-18rem)]">
    <Card className="gap-5 wide:justify-center wide:px-12">{children}</Card>
    <div className="contents wide:flex wide:flex-col wide:gap-6">
      <div
        className={cx(
          'order-first -mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:m-0 wide:aspect-auto wide:min-h-60 wide:grow wide:rounded-card',
          className,
        )}
      >
        {picture}
      </div>
      {beside && <Stack>{beside}</Stack>}
    </div>
  </Columns>
);

/** The picture of a task above its choices, where no summary beside them shows it: low, so that they are in view. */
export const SceneOnPhone = ({ children }: { children: ReactNode }) => (
  <div className="arrives aspect-7/2 overflow-hidden rounded-card wide:hidden">{children}</div>
);

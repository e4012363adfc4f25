import { useId } from 'react';

import type { Extra } from '#domain/extras/extras.ts';

import { ExtraCard } from './extra-card.tsx';
import type { ShopWindow } from './extra-card.tsx';

/** Classes of a shelf (`base.css`). */
export const SHELF = 'extras-shelf flex flex-wrap gap-3 wide:gap-5';

interface ExtrasShelfProps extends ShopWindow {
  extras: readonly Extra[];
  /** The first shelf has none, unless it is below what is ordered (R2-157). */
  title?: string | undefined;
  /** It is a part of the section above it. */
  isPart?: boolean;
}

/** One shelf of cards (R2-157). */
export function ExtrasShelf({ extras, title, isPart = false, ...window }: ExtrasShelfProps) {
  const id = useId();
  const Heading = isPart ? 'h3' : 'h2';
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className="flex flex-col gap-3 wide:gap-4">
      {title !== undefined && (
        <Heading id={id} className="mt-2">
          {title}
        </Heading>
      )}
      <ul className={SHELF}>
        {extras.map((extra) => (
          <li key={extra.product.id} className="grid min-w-0">
            <ExtraCard extra={extra} {...window} />
          </li>
        ))}
      </ul>
    </section>
  );
}

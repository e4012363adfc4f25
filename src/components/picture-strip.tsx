import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';
import { RoomScene } from '#ui/illustrations/room-scenes.tsx';

interface PictureStripProps {
  urls: readonly string[];
  /** What the pictures show. */
  label: string;
  /** It is in a `Card`, so the pictures extend to its edge. */
  isInCard?: boolean;
  /** Shown if there are no pictures. */
  placeholder?: ReactNode;
}

/** Pictures in a row in their order, else a placeholder illustration (R3-59, R3-60). */
export function PictureStrip({ urls, label, isInCard = false, placeholder = <RoomScene /> }: PictureStripProps) {
  const { t } = useLingui();
  const total = urls.length;
  if (total === 0) return <div className="aspect-7/3 overflow-hidden rounded-tile">{placeholder}</div>;
  return (
    <div className="aspect-7/3">
      <ul
        className={cx('flex h-full snap-x gap-3 overflow-x-auto', isInCard && total > 1 && '-me-4.5 wide:-me-6')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {urls.map((url, index) => (
          <li key={url} className="w-4/5 shrink-0 snap-start first:last:w-full">
            <img
              src={url}
              alt={t`Photo ${index + 1} of ${total}`}
              loading="lazy"
              className="size-full rounded-tile bg-line object-cover"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

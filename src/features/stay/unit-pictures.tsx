import { useLingui } from '@lingui/react/macro';

import type { LivingUnit } from '#domain/unit/living-unit.ts';
import { RoomScene } from '#ui/scenes/room-scene.tsx';

/** The unit's pictures in their order, else the placeholder drawing (R3-59, R3-60); its features below (R3-58). */
export function UnitPictures({ unit }: { unit: LivingUnit }) {
  const { t } = useLingui();
  const total = unit.imageUrls.length;
  return (
    <div className="no-print flex flex-col gap-3">
      {total === 0 ? (
        <RoomScene className="h-36 w-full rounded-tile" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
        <ul className="flex snap-x gap-3 overflow-x-auto" tabIndex={0} aria-label={t`Pictures of the unit`}>
          {unit.imageUrls.map((url, index) => (
            <li key={url} className="w-4/5 shrink-0 snap-start first:last:w-full">
              <img
                src={url}
                alt={t`Picture ${index + 1} of ${total}`}
                loading="lazy"
                className="h-36 w-full rounded-tile bg-line object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {unit.features.length > 0 && <p className="text-sm text-soft">{unit.features.join(' · ')}</p>}
    </div>
  );
}

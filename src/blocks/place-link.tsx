import { MapPin } from 'lucide-react';

import type { City } from '#domain/property/city.ts';
import { buttonClass } from '#ui/button.tsx';

/** A place by the name on its signs, on a map. */
export function PlaceLink({ place, city }: { place: string; city: City }) {
  const query = new URLSearchParams({ api: '1', query: `${place}, ${city}` });
  return (
    <a
      href={`https://www.google.com/maps/search/?${query.toString()}`}
      target="_blank"
      rel="noopener noreferrer"
      translate="no"
      className={buttonClass('quiet')}
    >
      <MapPin aria-hidden className="size-4 shrink-0 text-soft" />
      {place}
    </a>
  );
}

import type { City } from '#domain/property/city.ts';

/** A place by the name on its signs, on a map. */
export function PlaceLink({ place, city }: { place: string; city: City }) {
  const query = new URLSearchParams({ api: '1', query: `${place}, ${city}` });
  return (
    <a
      href={`https://www.google.com/maps/search/?${query.toString()}`}
      target="_blank"
      rel="noopener noreferrer"
      translate="no"
      className="inline-flex min-h-11 items-center underline decoration-edge/60 underline-offset-3 hover:decoration-current"
    >
      {place}
    </a>
  );
}

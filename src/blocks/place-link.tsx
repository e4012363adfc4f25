import { MapPin } from 'lucide-react';

import { buttonClass } from '#ui/button.tsx';

interface PlaceProps {
  place: string;
  /** Its name or key: it tells one place from another of the same name. */
  city: string;
}

/** The search of a map for a place. */
export const placeHref = ({ place, city }: PlaceProps): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, ${city}` }).toString()}`;

/** A place by the name on its signs, on a map. */
export const PlaceLink = (props: PlaceProps) => (
  <a href={placeHref(props)} target="_blank" rel="noopener noreferrer" translate="no" className={buttonClass('quiet')}>
    <MapPin aria-hidden className="size-4 shrink-0 text-soft" />
    {props.place}
  </a>
);

interface Place {
  place: string;
  /** Its name or key: it tells one place from another of the same name. */
  city: string;
}

/** The search of a map for a place. */
export const placeHref = ({ place, city }: Place): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, ${city}` }).toString()}`;

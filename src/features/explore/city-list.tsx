import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { PropertyScene } from '#blocks/property-scene.tsx';
import { CITIES } from '#domain/property/city.ts';
import type { City } from '#domain/property/city.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { WhenNear } from '#ui/when-near.tsx';

import { CITY_MESSAGES } from './city-messages.ts';

const PICTURE_LINK =
  'flex min-w-0 flex-col overflow-hidden rounded-card border border-transparent bg-card shadow-card transition-colors hover:border-edge';

interface CityListProps {
  slug: Slug | undefined;
  /** The one on the page already. */
  shown: City | undefined;
}

/** Every city with a property: pictures to choose from, or a short list below the shown guide (R2-98). */
export function CityList({ slug, shown }: CityListProps) {
  const { t, i18n } = useLingui();
  const cities = CITIES.filter((city) => city !== shown)
    .map((city) => ({ city, name: i18n._(CITY_MESSAGES[city].name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale));
  return (
    <section aria-labelledby="cities-title" className="flex flex-col gap-3">
      <h2 id="cities-title">{shown === undefined ? t`Choose a city` : t`Other cities`}</h2>
      {shown === undefined ? (
        <ul
          role="list"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 wide:grid-cols-4 [@media(width<30rem)]:[&>:last-child:nth-child(odd)]:col-span-full"
        >
          {cities.map(({ city, name }) => (
            <li key={city}>
              <Link to="/stay/explore" search={{ slug, city }} className={PICTURE_LINK}>
                <WhenNear className="aspect-2/1">
                  <div data-travels="picture" className="size-full">
                    <PropertyScene city={city} className="size-full" />
                  </div>
                </WhenNear>
                <span data-travels="title" className="self-start px-4 py-3 font-semibold">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <ul role="list" className="flex flex-wrap gap-2">
          {cities.map(({ city, name }) => (
            <li key={city}>
              <Link to="/stay/explore" search={{ slug, city }} className={buttonClass('quiet')}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

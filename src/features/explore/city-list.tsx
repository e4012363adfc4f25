import { useLingui } from '@lingui/react/macro';

import { CITY_NAMES } from '#blocks/city-name.ts';
import { Link } from '#blocks/link.tsx';
import { PropertyScene } from '#blocks/property-scene.tsx';
import { CITIES } from '#domain/property/city.ts';
import type { City } from '#domain/property/city.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { WhenNear } from '#ui/when-near.tsx';

const PICTURE_LINK =
  'flex min-w-0 flex-col overflow-hidden rounded-card border border-transparent bg-card shadow-card transition-colors hover:border-edge';

/** Cities to choose from: two in a row on a phone, a last one alone as wide as both. */
const CHOICE =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 wide:grid-cols-4 [@media(width<30rem)]:[&>:last-child:nth-child(odd)]:col-span-full';

/** Cities beside the one that is shown: a phone has one row, which scrolls sideways. */
const STRIP =
  '-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 wide:m-0 wide:grid wide:grid-cols-4 wide:overflow-visible wide:p-0';

interface CityListProps {
  slug: Slug | undefined;
  /** The one on the page already. */
  shown: City | undefined;
}

/** Every city with a property: pictures to choose from, or a row below the shown guide (R2-98). */
export function CityList({ slug, shown }: CityListProps) {
  const { t, i18n } = useLingui();
  const cities = CITIES.filter((city) => city !== shown)
    .map((city) => ({ city, name: i18n._(CITY_NAMES[city]) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale));
  const isChoice = shown === undefined;
  return (
    <section aria-labelledby="cities-title" className="flex flex-col gap-3">
      <h2 id="cities-title">{isChoice ? t`Choose a city` : t`Other cities`}</h2>
      <ul role="list" className={isChoice ? CHOICE : STRIP}>
        {cities.map(({ city, name }) => (
          <li key={city} className={isChoice ? undefined : 'w-40 shrink-0 snap-start wide:w-auto'}>
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
    </section>
  );
}

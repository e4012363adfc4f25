import { useLingui } from '@lingui/react/macro';

import { cityName } from '#components/messages/place-messages.ts';
import { Link } from '#components/link.tsx';
import { PropertyScene } from '#components/sky-scene.tsx';
import { highOf, warmestCity } from '#domain/explore/weather.ts';
import { CITIES } from '#domain/property/property.ts';
import type { City } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { cx } from '#lib/cx.ts';
import { WhenNear } from '#ui/when-near.tsx';

import { CITY_GUIDES } from './city-guide.tsx';

const PICTURE_LINK =
  'flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-transparent bg-card shadow-card transition-colors hover:border-edge';

/** Cities to choose from: two in a row on a phone, three on a tablet, four on wide screens. */
const CHOICE =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 wide:grid-cols-3 [@media(width>=64rem)]:grid-cols-4';

/** The other cities: one row, which scrolls sideways, or three rows of six on wide screens. */
const STRIP =
  '-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 wide:-mx-10 wide:scroll-px-10 wide:px-10 [@media(width>=64rem)]:m-0 [@media(width>=64rem)]:grid [@media(width>=64rem)]:grid-cols-6 [@media(width>=64rem)]:overflow-visible [@media(width>=64rem)]:p-0';

/** On a tablet four and a half are in view at any width: the cut one shows that there are more. */
const IN_STRIP = 'w-36 shrink-0 snap-start wide:w-[19vw] [@media(width>=64rem)]:w-auto';

interface CityListProps {
  slug: Slug | undefined;
  /** The city of the guide on the page. */
  shown: City | undefined;
  /** The month of the stay, or this one; 1 for January. */
  month: number;
}

/**
 * Every city with a property: pictures to choose from, or a row below the shown guide (R2-98). Among those to choose
 * from, the warmest comes first and larger, with its text.
 */
export function CityList({ slug, shown, month }: CityListProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const cities = CITIES.filter((city) => city !== shown)
    .map((city) => ({ city, name: cityName(i18n, city) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale));
  const isChoice = shown === undefined;
  const first = isChoice ? warmestCity(CITIES, month) : undefined;
  const sorted = cities.toSorted((a, b) => Number(b.city === first) - Number(a.city === first));
  return (
    <section aria-labelledby="cities-title" className="flex flex-col gap-3">
      <h2 id="cities-title">{isChoice ? t`Choose a city` : t`Other cities`}</h2>
      <ul role="list" className={isChoice ? CHOICE : STRIP}>
        {sorted.map(({ city, name }) => {
          const isFirst = city === first;
          return (
            <li
              key={city}
              className={isChoice ? cx(isFirst && 'col-span-full [@media(width>=64rem)]:col-span-2') : IN_STRIP}
            >
              <Link to="/stay/explore" search={{ slug, city }} className={cx(PICTURE_LINK, isFirst && 'wide:flex-row')}>
                <WhenNear className={cx('aspect-2/1', isFirst && 'wide:w-1/2')}>
                  <div className="size-full">
                    <PropertyScene city={city} className="size-full" />
                  </div>
                </WhenNear>
                <span className={cx('flex min-w-0 flex-col px-4 py-3', isFirst && 'justify-center gap-1 wide:w-1/2')}>
                  {isFirst && (
                    <span className="text-note text-soft">
                      {t({
                        message: `Our warmest city this month, up to ${format.celsius(highOf(city, month))}`,
                        comment: 'Why a city is the first to choose from, e.g. … up to 18°C',
                      })}
                    </span>
                  )}
                  <span className={cx('self-start font-semibold', isFirst && 'text-title')}>{name}</span>
                  {isFirst && <span className="text-body text-pretty text-soft">{i18n._(CITY_GUIDES[city])}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { BookAndSave } from '#components/book-and-save.tsx';
import { monthOf } from '#domain/explore/weather.ts';
import { useSettings } from '#config/settings.ts';
import { cityOf } from '#domain/property/city.ts';
import type { City } from '#domain/property/city.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { deviceZone, isBefore } from '#lib/time.ts';
import { Halves, Page, PageTitle, Stack } from '#ui/page.tsx';
import { RestOfPage } from '#ui/rest-of-page.tsx';

import { CityGuide } from './city-guide.tsx';
import { CityList } from './city-list.tsx';
import { Climate } from './climate.tsx';
import { InnerCircle } from './inner-circle.tsx';
import { PlanLink } from './plan-link.tsx';
import { Ratings } from './ratings.tsx';

interface ExploreViewProps {
  slug: Slug | undefined;
  /** The city in the address. */
  chosen: City | undefined;
  stay?: Stay | undefined;
  house?: Property | undefined;
  /** What to say first: a stay that cannot be read. */
  notice?: ReactNode;
}

/** The guide of a city, or all cities to choose from (R2-98 to R2-101). */
export function ExploreView({ slug, chosen, stay, house, notice }: ExploreViewProps) {
  const { t } = useLingui();
  const { thirdParties } = useSettings();
  const own = house && cityOf(house.key);
  const city = chosen ?? own;
  const heading = useFocusOnChoice(city);
  const start = stay?.startDate ?? null;
  const month = useAtTime((now) => {
    const when = start !== null && isBefore(now, start) ? start : now;
    return monthOf(when, house?.timezone ?? deviceZone());
  });
  const cityName = house?.city;
  const lead =
    cityName !== undefined && city === undefined
      ? t`We have no guide for ${cityName} yet. Where else would you like to go?`
      : t`What we would tell a friend about the cities we live in.`;
  /** The stay whose days may be planned from here: it is in this city. */
  const planned = city === own && thirdParties.plan ? slug : undefined;
  return (
    <Page>
      <PageTitle lead={lead}>{t({ message: 'Explore', context: 'navigation' })}</PageTitle>
      {notice}
      {city === undefined ? (
        <>
          <CityList slug={slug} shown={undefined} month={month} />
          <InnerCircle slug={slug} isAlone />
          {slug === undefined && <BookAndSave />}
        </>
      ) : (
        <>
          <Halves>
            <CityGuide city={city} heading={heading} />
            <RestOfPage>
              <Stack>
                {planned && <PlanLink slug={planned} />}
                <Climate city={city} month={month} />
                <Ratings city={city} />
                {!planned && <InnerCircle slug={slug} />}
                {slug === undefined && <BookAndSave />}
              </Stack>
            </RestOfPage>
          </Halves>
          <RestOfPage>
            {planned && <InnerCircle slug={slug} isAlone />}
            <CityList slug={slug} shown={city} month={month} />
          </RestOfPage>
        </>
      )}
    </Page>
  );
}

/** Choosing a city changes the page under the same heading: the focus goes to the city's own. */
function useFocusOnChoice(city: City | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(city);
  useEffect(() => {
    if (before.current === city) return;
    before.current = city;
    heading.current?.focus({ preventScroll: true });
  }, [city]);
  return heading;
}

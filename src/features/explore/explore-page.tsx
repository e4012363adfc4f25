import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';

import { BookAndSave } from '#components/book-and-save.tsx';
import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { NightStreet } from '#components/account/scene-card.tsx';
import { MEMBER_DISCOUNT_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { monthOf } from '#domain/explore/weather.ts';
import { cityOf } from '#domain/property/property.ts';
import type { City, Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { useAtTime } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import { deviceZone, isBefore } from '#lib/time.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead, Card, cardPadding } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { DayScene } from '#ui/illustrations/place-scene.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';

import { Climate, Ratings } from './city-facts.tsx';
import { CityGuide } from './city-guide.tsx';
import { CityList } from './city-list.tsx';

interface ExplorePageProps {
  slug: Slug | undefined;
  chosen: City | undefined;
}

/** City guides, with the city of the stay first; a stay is not needed (R2-19, R2-131). */
export function ExplorePage({ slug, chosen }: ExplorePageProps) {
  return slug === undefined ? (
    <ExploreView slug={undefined} chosen={chosen} />
  ) : (
    <ExploreWithStay slug={slug} chosen={chosen} />
  );
}

/** The guides do not depend on the stay: one that cannot be read only does not select a city. */
function ExploreWithStay({ slug, chosen }: { slug: Slug; chosen: City | undefined }) {
  const stay = useQuery({ ...stayQuery(slug), retryOnMount: false });
  const property = useQuery({
    ...propertyQuery(stay.data?.propertyId ?? ''),
    enabled: stay.data !== undefined,
    retryOnMount: false,
  });
  const error = useStandingError({ data: property.data, error: stay.data === undefined ? stay.error : property.error });
  // A retry runs the loader, which remembers the stay on this device (R2-120).
  const router = useRouter();
  return (
    <ExploreView
      slug={slug}
      chosen={chosen}
      stay={stay.data}
      property={property.data}
      notice={
        Boolean(error) && (
          <Failure
            error={error}
            isTrying={stay.isFetching || property.isFetching}
            onRetry={() => void router.invalidate()}
          />
        )
      }
    />
  );
}

interface ExploreViewProps {
  slug: Slug | undefined;
  /** The city in the address. */
  chosen: City | undefined;
  stay?: Stay | undefined;
  property?: Property | undefined;
  /** Shown above the guides: a stay that cannot be read. */
  notice?: Elements;
}

/** The guide of a city, or all cities to choose from (R2-98 to R2-101). */
function ExploreView({ slug, chosen, stay, property, notice }: ExploreViewProps) {
  const { t } = useLingui();
  const { thirdParties } = useSettings();
  const own = property && cityOf(property.key);
  const city = chosen ?? own;
  const heading = useFocusOnChoice(city);
  const start = stay?.startDate ?? null;
  const month = useAtTime((now) => {
    const when = start !== null && isBefore(now, start) ? start : now;
    return monthOf(when, property?.timezone ?? deviceZone());
  });
  const cityName = property?.city;
  const lead =
    cityName !== undefined && city === undefined
      ? t`We have no guide for ${cityName} yet. Where else would you like to go?`
      : t`What we would tell a friend about the cities we live in.`;
  /** The stay to plan: only one in this city. */
  const planned = city === own && thirdParties.plan ? slug : undefined;
  return (
    <Page>
      <PageTitle lead={lead}>{t({ message: 'Explore', context: 'navigation' })}</PageTitle>
      {notice}
      {city === undefined ? (
        <>
          <CityList slug={slug} shown={undefined} month={month} />
          <InnerCircle slug={slug} isFullWidth />
          {slug === undefined && <BookAndSave />}
        </>
      ) : (
        <>
          <Columns>
            <CityGuide city={city} heading={heading} />
            <Stack>
              {planned && <PlanLink slug={planned} />}
              <Climate city={city} month={month} />
              <Ratings city={city} />
              {!planned && <InnerCircle slug={slug} />}
              {slug === undefined && <BookAndSave />}
            </Stack>
          </Columns>
          {planned && <InnerCircle slug={slug} isFullWidth />}
          <CityList slug={slug} shown={city} month={month} />
        </>
      )}
    </Page>
  );
}

/** A link to another city stays on this page, so the focus is moved to the city's heading. */
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

/** From the guide to the days of the stay (R2-20). */
function PlanLink({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Card isFlush as="section" aria-labelledby="plan-title" className="wide:order-last">
      <div className="aspect-7/3">
        <DayScene looks={['gallery', 'park', 'street']} />
      </div>
      <div className={cardPadding}>
        <CardHead id="plan-title" title={t`Plan your stay`} />
        <p className="text-pretty">{t`Ideas for your days here, morning to evening. For members of the Inner Circle.`}</p>
        <Link to="/stay/plan" search={{ slug }} className={buttonClass('primary')}>
          {t`See the plan`}
        </Link>
      </div>
    </Card>
  );
}

interface InnerCircleProps {
  slug: Slug | undefined;
  /** It is as wide as the page: on wide screens the picture is beside the text. */
  isFullWidth?: boolean;
}

/** The Inner Circle: an invitation to join, or that the guest is a member (R2-100, R9-21, R9-22). */
function InnerCircle({ slug, isFullWidth = false }: InnerCircleProps) {
  const { t } = useLingui();
  const isIn = useIsLoggedIn();
  const benefits = [t`${MEMBER_DISCOUNT_PERCENT}% off every stay`, t`Up to 50% off when we open somewhere new`];
  return (
    <Card isFlush as="section" aria-labelledby="circle-title" className={cx(isFullWidth && 'wide:flex')}>
      <NightStreet isCropped className={cx('aspect-7/3', isFullWidth && 'wide:w-1/2')} />
      <div className={cx(cardPadding, isFullWidth && 'justify-center wide:w-1/2')}>
        <CardHead
          id="circle-title"
          title={t({ message: 'Inner Circle', comment: 'Name of the loyalty scheme' })}
          aside={
            isIn && <Pill tone="good">{t({ message: 'You are a member', comment: 'The guest is a member' })}</Pill>
          }
        />
        <ul role="list" className="flex flex-col gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2.5">
              <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
        {isIn ? (
          <Link to="/account" search={{ slug }} className={buttonClass('quiet', 'wide:self-start')}>
            {t`Go to your account`}
          </Link>
        ) : (
          <Link to="/signup" search={{ slug }} className={buttonClass('quiet', 'wide:self-start')}>
            {t`Join the Inner Circle`}
          </Link>
        )}
      </div>
    </Card>
  );
}

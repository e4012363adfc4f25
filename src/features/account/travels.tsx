import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { AccountSection } from '#components/account/account-section.tsx';
import { OwnTown } from '#components/account/own-town.tsx';
import { statisticsQuery } from '#data/account.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Nights and properties, as a town by night (R2-116, R3-22, R8-20). */
export function Travels() {
  const { t } = useLingui();
  const statistics = useQuery(statisticsQuery());
  return (
    <Card as="section" aria-labelledby="travels-title">
      <CardHead id="travels-title" title={t`Your travels with us`} />
      <AccountSection isSilent isMinor query={statistics} skeleton={<TravelsSkeleton />}>
        {({ nightsStayed, propertiesVisited, propertiesTotal }) => (
          <>
            <OwnTown statistics={statistics.data} className="aspect-7/3 overflow-hidden rounded-tile" />
            <div className="flex flex-wrap gap-x-8 gap-y-2">
              <Figure value={nightsStayed}>
                <Plural value={nightsStayed} one="night stayed" other="nights stayed" />
              </Figure>
              <Figure value={propertiesVisited}>
                {propertiesTotal > 0 ? (
                  <Plural
                    comment="After a large number: 3 | of 41 places visited"
                    value={propertiesTotal}
                    one="of # place visited"
                    other="of # places visited"
                  />
                ) : (
                  <Plural value={propertiesVisited} one="place visited" other="places visited" />
                )}
              </Figure>
            </div>
            <p className="text-body text-pretty text-soft">
              {nightsStayed === 0
                ? t`Your first night lights the first star.`
                : t`A star for every night, a light in every building you know.`}
            </p>
          </>
        )}
      </AccountSection>
    </Card>
  );
}

const TravelsSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton shape="block" className="aspect-7/3" />
    <Skeleton shape="block" className="h-8 w-3/5" />
    <Skeleton className="w-4/5" />
  </div>
);

const Figure = ({ value, children }: { value: number; children: ReactNode }) => (
  <p className="flex items-baseline gap-2">
    <span className="flared text-display leading-none font-[650] tabular-nums">{`${value} `}</span>
    <span className="text-body">{children}</span>
  </p>
);

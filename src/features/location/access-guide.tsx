import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { Failure } from '#blocks/failure.tsx';
import type { GuideCode } from '#domain/property/guide-code.ts';
import type { Property } from '#domain/property/property.ts';
import type { UnitAddress } from '#domain/unit/unit-address.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Pill } from '#ui/pill.tsx';

import { GuideParts } from './guide-parts.tsx';
import { GuidePending } from './guide-pending.tsx';
import { loadGuide } from './guides/load-guide.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { ownBuilding, ownFirst } from './own-building.ts';

const guideQuery = (code: GuideCode) =>
  queryOptions({ queryKey: ['guide', code], queryFn: () => loadGuide(code), staleTime: Number.POSITIVE_INFINITY });

interface AccessGuideProps {
  code: GuideCode;
  address: UnitAddress;
  house: Property;
}

/** The guide of the property, one card a building, the guest's first (R2-114, R3-52 to R3-54). */
export function AccessGuide({ code, address, house }: AccessGuideProps) {
  const { t } = useLingui();
  const { data: guide, error, refetch } = useQuery(guideQuery(code));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!guide) return <GuidePending />;
  const own = ownBuilding(guide, address.address);
  const houseName = house.name;
  return ownFirst(guide, own).map((building) => {
    const { number } = building;
    const id = `guide-${number ?? 'title'}`;
    return (
      <Card key={id} as="section" aria-labelledby={id}>
        {number === null ? (
          <CardHead id={id} title={isElsewhere(address, house) ? t`How to get into ${houseName}` : t`Your way in`} />
        ) : (
          <CardHead
            id={id}
            title={t({ message: `Building ${number}`, comment: 'One of several houses, by house number' })}
            aside={building === own && <Pill tone="good">{t`Your building`}</Pill>}
          />
        )}
        <GuideParts guide={building} />
      </Card>
    );
  });
}

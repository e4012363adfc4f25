import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { Failure } from '#components/failure.tsx';
import type { Property, GuideCode } from '#domain/property/property.ts';
import { Card, CardHead } from '#ui/card.tsx';
import type { UnitAddress } from '#domain/unit/unit.ts';
import { Pill } from '#ui/pill.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import type { BuildingGuide } from './guides/guide.ts';
import { guideQuery, useGuideParts } from './use-guide.ts';
import { isElsewhere } from '#domain/unit/unit.ts';
import { ownBuilding, ownFirst } from './guides/guide.ts';

interface AccessGuideProps {
  code: GuideCode;
  address: UnitAddress;
  property: Property;
}

/** The guide of the property: the guest's own building, or the first where none is certain (R2-114, R3-52, R3-54). */
export function AccessGuide(props: AccessGuideProps) {
  const { data: guide, error, refetch } = useQuery(guideQuery(props.code));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!guide) return <GuidePending />;
  const own = ownBuilding(guide, props.address.address);
  return ownFirst(guide, own)
    .slice(0, 1)
    .map((building) => <Building key={building.number} {...props} building={building} isOwn={building === own} />);
}

/** The other buildings of the property (R3-53). */
export function OtherBuildings(props: AccessGuideProps) {
  const { data: guide } = useQuery(guideQuery(props.code));
  const own = guide && ownBuilding(guide, props.address.address);
  return (
    guide &&
    ownFirst(guide, own)
      .slice(1)
      .map((building) => <Building key={building.number} {...props} building={building} isOwn={false} />)
  );
}

interface BuildingProps extends AccessGuideProps {
  building: BuildingGuide;
  isOwn: boolean;
}

function Building({ building, isOwn, address, property }: BuildingProps) {
  const { t } = useLingui();
  const houseName = property.name;
  const { number } = building;
  const id = `guide-${number ?? 'title'}`;
  return (
    <Card as="section" aria-labelledby={id}>
      {number === null ? (
        <CardHead id={id} title={isElsewhere(address, property) ? t`How to get into ${houseName}` : t`Your way in`} />
      ) : (
        <CardHead
          id={id}
          title={t({ message: `Building ${number}`, comment: 'One of several houses, by house number' })}
          aside={isOwn && <Pill tone="good">{t`Your building`}</Pill>}
        />
      )}
      <GuideParts guide={building} />
    </Card>
  );
}

/** The four parts of a building's guide, from the street to the apartment (R3-54). */
function GuideParts({ guide }: { guide: BuildingGuide }) {
  const parts = useGuideParts()(guide);
  return (
    <div className="pt-1">
      {/* Without numbers: the doors have those of their own. */}
      {parts.map(({ title, text }) => (
        <div key={title} className="flex min-w-0 flex-col gap-1 py-2 print:break-inside-avoid">
          <h3>{title}</h3>
          <p className="max-w-[60ch] text-pretty">{text}</p>
        </div>
      ))}
    </div>
  );
}

const PARTS = ['building', 'access', 'entrance', 'apartment'];

/** The shape of a guide while its texts load. */
function GuidePending() {
  const { t } = useLingui();
  return (
    <Card>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <div className="flex flex-col gap-7">
          <Skeleton className="w-2/5" />
          {PARTS.map((part) => (
            <div key={part} className="flex flex-col gap-2">
              <Skeleton className="w-1/3" />
              <Skeleton className="w-full" />
              <Skeleton className="w-11/12" />
              <Skeleton className="w-3/5" />
            </div>
          ))}
        </div>
      </Delayed>
    </Card>
  );
}

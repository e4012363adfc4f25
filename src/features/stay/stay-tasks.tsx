import { Plural, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { ReadableField } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { doorsOf, wayIn } from '#domain/access/doors.ts';
import type { Property } from '#domain/property/property.ts';
import type { StayTask } from '#domain/stay/composition.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { addressOf } from '#domain/unit/unit.ts';
import type { ZoneId } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { Row, rowClass } from '#ui/lists.tsx';

import { OtherExtras } from './other-extras.tsx';
import { HoursProductRow, ProductRow } from './product-row.tsx';

/** How many products the list names before it leads to all of them (R2-152). */
const MAX_PRODUCTS = 3;

/** The products that have lines of their own in some period of the stay. */
const PRODUCTS = ['early-check-in', 'late-check-out', 'breakfast', 'cleaning', 'parking'] as const;

interface TasksProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** What a guest can do now, in one list: first the extras that suit it (R2-83, R2-152, R2-166). */
export function StayTasks({ tasks, ...rest }: TasksProps & { tasks: readonly StayTask[] }) {
  const { t } = useLingui();
  if (tasks.length === 0) return null;
  const named = PRODUCTS.filter((product) => tasks.includes(product));
  return (
    <Card isFlush as="section" aria-labelledby="tasks-title" className="no-print">
      <h2 id="tasks-title" className="px-4.5 pt-4.5 pb-1.5 wide:px-6 wide:pt-6">{t`What you can do`}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {tasks.map((task) =>
          task === 'extras' ? (
            <Extras key={task} named={named} {...rest} />
          ) : (
            <li key={task}>
              <Task task={task} {...rest} />
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

/** The lines that fill up the list, then the one that leads to all extras. */
function Extras({ stay, property, named }: TasksProps & { named: readonly (typeof PRODUCTS)[number][] }) {
  const { t } = useLingui();
  if (property === undefined) return null;
  return (
    <>
      <OtherExtras stay={stay} property={property} named={named} room={MAX_PRODUCTS - named.length} />
      {stay.invalidFields.includes('products') && (
        <li className="p-4.5">
          <ReadableField stay={stay} field="products" />
        </li>
      )}
      <li>
        <Link to="/stay/extras" search={{ slug: stay.slug }} className={rowClass}>
          <Row picture={<IconBox icon={ShoppingBag} />} title={t`All extras`} />
        </Link>
      </li>
    </>
  );
}

function Task({ task, stay, property, zone }: TasksProps & { task: Exclude<StayTask, 'extras'> }): ReactNode {
  const { t } = useLingui();
  const search = { slug: stay.slug };
  switch (task) {
    case 'doors':
      return (
        <Link to="/stay/access" search={search} className={rowClass}>
          <Row
            picture={<IconBox icon={KeyRound} />}
            title={t`Getting in`}
            detail={
              stay.invalidFields.includes('doors') ? (
                t`We could not show this part`
              ) : (
                <Plural
                  value={wayIn(doorsOf(stay)).length + stay.droppedDoors}
                  _0="No doors yet"
                  one="# door on your way in"
                  other="# doors on your way in"
                />
              )
            }
          />
        </Link>
      );
    case 'way': {
      // An own address that could not be read may differ from the property's.
      const isKnown = property && !stay.invalidFields.includes('unit-address');
      return (
        <Link to="/stay/location" search={search} className={rowClass}>
          <Row
            picture={<IconBox icon={MapPin} />}
            title={t`Where to find us`}
            detail={isKnown ? addressOf(stay.unitAddress, property).address : stay.unitAddress?.address}
          />
        </Link>
      );
    }
    case 'early-check-in':
    case 'late-check-out':
      return <HoursProductRow type={task} stay={stay} zone={zone} />;
    case 'breakfast':
    case 'parking':
      return <ProductRow type={task} stay={stay} zone={zone} />;
    case 'cleaning':
      return <ProductRow type="mid-stay-cleaning" stay={stay} zone={zone} />;
  }
}

/** An icon as large as the picture of a product. */
const IconBox = ({ icon: Icon }: { icon: LucideIcon }) => (
  <Icon aria-hidden strokeWidth={1.7} className="m-auto size-6 text-accent" />
);

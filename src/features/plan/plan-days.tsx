import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { DAY_PARTS } from '#domain/plan/plan.ts';
import type { DayPart, PlanDay } from '#domain/plan/plan.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { atLocalTime } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';

const PART_WORDS: Readonly<Record<DayPart, MessageDescriptor>> = {
  morning: msg({ message: 'Morning', comment: 'Part of a day in a plan' }),
  afternoon: msg({ message: 'Afternoon', comment: 'Part of a day in a plan' }),
  evening: msg({ message: 'Evening', comment: 'Part of a day in a plan' }),
};

interface PlanDaysProps {
  days: readonly PlanDay[];
  zone: ZoneId;
  slug: Slug;
}

/** The partner's ideas day by day, in the partner's texts (R2-20). */
export function PlanDays({ days, zone, slug }: PlanDaysProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (days.length === 0) {
    return (
      <Card className="items-start">
        <p>{t`No plan for this stay yet. The city guide is a good start.`}</p>
        <Link to="/stay/explore" search={{ slug }} className={buttonClass('quiet')}>
          {t`To the city guide`}
        </Link>
      </Card>
    );
  }
  return days.map(({ day, ideas }) => (
    <Card key={day} as="section" aria-labelledby={`plan-${day}`}>
      <CardHead id={`plan-${day}`} title={format.day(atLocalTime(day, '12:00', zone), zone)} />
      <Facts>
        {DAY_PARTS.map((part) => (
          <Fact key={part} term={i18n._(PART_WORDS[part])}>
            <span translate="no">{ideas[part]}</span>
          </Fact>
        ))}
      </Facts>
    </Card>
  ));
}

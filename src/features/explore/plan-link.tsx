import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { DayScene } from '#ui/illustrations/place-scene.tsx';

/** From the guide to the days of the stay (R2-20). */
export function PlanLink({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Card flush as="section" aria-labelledby="plan-title" className="wide:order-last">
      <div className="aspect-7/3">
        <DayScene looks={['gallery', 'park', 'street']} />
      </div>
      <div className={cardPadding}>
        <CardHead id="plan-title" title={t`Plan your stay`} />
        <p className="text-pretty">{t`Ideas for your days here, morning to evening. For members of the Inner Circle.`}</p>
        <Link to="/stay/plan" search={{ slug }} className={buttonClass('primary', 'wide:self-start')}>
          {t`See the plan`}
        </Link>
      </div>
    </Card>
  );
}

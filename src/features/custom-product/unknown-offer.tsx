import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotFoundSpot } from '#ui/illustrations/spot-scenes.tsx';

/** An id that stands for nothing here, and the way to what there is (R2-144). */
export function UnknownOffer({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Card className="items-center text-center">
      <NotFoundSpot />
      <p className="max-w-[44ch] text-pretty">
        {t`We could not find this extra. It may have ended, or the link is incomplete.`}
      </p>
      <Link to="/stay/extras" search={{ slug }} className={buttonClass('primary', 'mt-1')}>
        {t`All extras`}
      </Link>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IdSpot } from '#ui/scenes/spot-scenes.tsx';

/** The identity step of a house with a front desk: nothing more to do online (R4-21). */
export function FrontDesk({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Card className="items-center gap-4 text-center">
      <IdSpot />
      <p className="max-w-[46ch] text-pretty">
        <Trans>
          Your details are with us. On arrival the main guest shows a valid ID at the front desk, and that's it.
        </Trans>
      </p>
      <div className="flex flex-col gap-3 self-stretch">
        <Link to="/stay/access" search={{ slug }} className={buttonClass('primary')}>
          {t`See how to get in`}
        </Link>
        <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
          {t`Back to your stay`}
        </Link>
      </div>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';

import { BackToStay } from '#components/back-to-stay.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { PageTitle } from '#ui/page.tsx';

/** The heading of the page until the times have changed. */
export function ChangeTimeHead({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <div>
      <BackToStay slug={slug} />
      <PageTitle>{t`Change times`}</PageTitle>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';

import type { Slug } from '#domain/stay/slug.ts';

import { BackLink } from './back-link.tsx';

/** The way back to the stay, in the bar of a page. */
export function BackToStay({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay" slug={slug}>
      {t({ message: 'Stay', context: 'navigation' })}
    </BackLink>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';

import { useSettings } from '#config/settings.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { LineList } from '#ui/lists.tsx';

import { partsOfOthers } from './parts-of-others.ts';

/** What does not work well, or was not tested (R1-39). */
export function KnownLimits() {
  const { t, i18n } = useLingui();
  const parts = partsOfOthers(useSettings())
    .map(({ words, company }) => (company === null ? i18n._(words) : `${i18n._(words)} (${company})`))
    .join(', ');
  return (
    <Card as="section" aria-labelledby="limits-title">
      <CardHead id="limits-title" title={t`Known limits`} />
      <LineList
        icon={<Info aria-hidden strokeWidth={1.7} className="mt-0.5 size-5 shrink-0 text-accent" />}
        items={[
          t`Nobody who uses a screen reader every day has tested the app with us yet, and nobody from outside has audited it.`,
          t`We have not tested the app in Safari and Firefox by these means.`,
          ...(parts === '' ? [] : [t`Other companies make these parts, and we cannot mend them: ${parts}.`]),
          t`Help articles and some offers come from the owners of the buildings. They may be in another language than the app, and a screen reader is not told so.`,
          t`Pictures of apartments are numbered, not described.`,
          t`For the online ID check you hold your ID in front of a camera. If you cannot see the picture, you may need somebody to help you.`,
        ]}
      />
    </Card>
  );
}

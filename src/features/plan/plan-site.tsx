import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** The plan is on the partner's site, which learns the city and the days only. */
export function PlanSite({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <Card className="items-start">
      <p className="text-pretty">{t`Your plan opens on our partner's site. We tell it the city and your days, nothing else.`}</p>
      <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
        <ExternalLink aria-hidden className="size-4.5 shrink-0" />
        {t`Open the plan`}
      </a>
    </Card>
  );
}

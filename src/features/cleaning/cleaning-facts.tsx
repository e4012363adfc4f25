import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';

/**
 * When a cleaning can be and how long it takes. Says the reminder unless a cleaning above says it (R9-11, R9-12,
 * R9-15).
 */
export function CleaningFacts({ hasReminder }: { hasReminder: boolean }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="facts-title">
      <CardHead id="facts-title" title={t`Good to know`} />
      <Facts>
        <Fact term={t`When`}>{t`Monday to Friday, 09:00 to 17:00`}</Fact>
        <Fact term={t`How long`}>{t`Up to 1 hour`}</Fact>
      </Facts>
      {hasReminder && <p className="text-body text-soft">{t`We'll remind you one day before`}</p>}
    </Card>
  );
}

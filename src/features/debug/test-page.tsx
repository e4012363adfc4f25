import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSettings } from '#config/settings.ts';
import { scenariosQuery } from '#data/fake-backend.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** For testers, in English: the situations of the fake backend, and an error on purpose (R2-06, R2-124). */
export function TestPage() {
  const { brand, environment } = useSettings();
  const [isThrowing, setThrowing] = useState(false);
  const scenarios = useQuery(scenariosQuery());
  if (isThrowing) throw new Error('Test error of the test page');
  return (
    <Page isNarrow>
      <PageTitle lead={`${brand.name}, ${environment}`}>Test this deployment</PageTitle>
      <Card as="section" aria-labelledby="error-title">
        <CardHead id="error-title" title="An error" />
        <p>The page fails as it would for a guest, and the error is reported.</p>
        <Button look="quiet" className="wide:self-start" onClick={() => setThrowing(true)}>
          Throw a test error
        </Button>
      </Card>
      <Card as="section" aria-labelledby="scenarios-title">
        <CardHead id="scenarios-title" title="Scenarios" />
        {scenarios.isPending && <p role="status">Asking the fake backend…</p>}
        {scenarios.isError && <p>This host has no fake backend.</p>}
        {scenarios.data && (
          <a href="/__mock/" className={buttonClass('quiet', 'wide:self-start')}>
            {`All ${scenarios.data.length} situations, with a search`}
          </a>
        )}
      </Card>
    </Page>
  );
}

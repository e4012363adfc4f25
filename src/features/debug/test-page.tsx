import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSettings } from '#config/settings.ts';
import { scenariosQuery } from '#data/fake-backend.ts';
import type { Scenario } from '#data/fake-backend.ts';
import { Button } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** For testers, in English: the situations of the fake backend, and an error on purpose (R2-06, R2-124). */
export function TestPage() {
  const { brand, environment } = useSettings();
  const [isThrowing, setThrowing] = useState(false);
  const scenarios = useQuery(scenariosQuery());
  if (isThrowing) throw new Error('Test error of the test page');
  const shown = scenarios.data?.filter((each) => (each.brand ?? 'main') === brand.id) ?? [];
  return (
    <Page width="text">
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
        <ul className="flex flex-col gap-1">
          {shown.map((each) => (
            <li key={each.name}>
              <ScenarioLink {...each} />
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}

/** A plain link, which reloads the page: no state of the scenario before is left. */
function ScenarioLink({ name, title, open, signIn }: Scenario) {
  return (
    <a href={open} className="flex flex-col py-2">
      <span className="font-semibold underline underline-offset-3">{name}</span>
      <span className="text-body text-soft">{title}</span>
      {signIn !== undefined && <span className="text-body text-soft">{`Sign in as ${signIn}`}</span>}
    </a>
  );
}

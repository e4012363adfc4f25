import { useSyncExternalStore } from 'react';

import type { EnvironmentName } from '#config/host.ts';
import type { TesterChoices } from '#config/debug-tools.ts';
import { overrideEnvironment } from '#session/environment-override.ts';
import { deviceStorage } from '#session/storage.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';

import { throwTestError } from './throw-test-error.ts';

/** The plan's host in the address; `read` is undefined on every other page. */
export interface PlanHostInAddress {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => string | undefined;
  readonly pick: (host: string) => void;
}

export interface DebugPanelProps {
  choices: TesterChoices;
  /** In use now. */
  environment: EnvironmentName;
  /** Features that the configuration leaves out. */
  off: readonly string[];
  planHost: PlanHostInAddress;
}

/** For testers, in English: environment, test error, the plan's host (R2-75 to R2-77, R2-148). */
export function DebugPanel({
  choices,
  environment,
  off,
  planHost,
  onClose,
}: DebugPanelProps & { onClose: () => void }) {
  const host = useSyncExternalStore(planHost.subscribe, planHost.read);
  return (
    <Sheet open onClose={onClose} title="Debug" closeLabel="Close">
      <SelectField
        label="Environment"
        hint={`This host is ${choices.own}. The page reloads.`}
        value={environment}
        onChange={({ target }) =>
          overrideEnvironment(choices.environments.find((each) => each === target.value) ?? null)
        }
      >
        {choices.environments.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {off.length > 0 && <p className="text-body text-soft">Not configured, so off: {off.join(', ')}</p>}
      {deviceStorage.read('environment') !== null && (
        <Button look="quiet" onClick={() => overrideEnvironment(null)}>
          Clear the stored environment
        </Button>
      )}
      {host !== undefined && (
        <SelectField
          label="Host of the plan"
          hint="Without effect in prod."
          value={host}
          onChange={({ target }) => planHost.pick(target.value)}
        >
          <option value="">Of the environment</option>
          {choices.planHosts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      <Button look="quiet" onClick={throwTestError}>
        Throw a test error
      </Button>
      <a href="/test" className="self-start py-2 underline underline-offset-3">
        Scenarios and more
      </a>
    </Sheet>
  );
}

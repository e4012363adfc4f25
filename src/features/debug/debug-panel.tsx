import Wrench from 'lucide-react/icons/wrench';
import { useState, useSyncExternalStore } from 'react';

import type { TesterChoices } from '#config/debug-tools.ts';
import type { EnvironmentName } from '#config/host.ts';
import { overrideEnvironment } from '#session/environment-override.ts';
import { deviceStorage } from '#session/storage.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';

/** Opens the panel for testers. */
export function DebugButton(props: DebugPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Debug"
        // In the gutter of the page, so that it covers nothing.
        className="no-print fixed -start-1 top-1/3 z-10 grid h-11 w-6 ps-1 place-items-center rounded-e-lg border border-s-0 border-line bg-card text-soft"
        onClick={() => setOpen(true)}
      >
        <Wrench aria-hidden className="size-3.5" />
      </button>
      {isOpen && <DebugPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The plan's host in the address; `read` is undefined on every other page. */
export interface PlanHostInAddress {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => string | undefined;
  readonly pick: (host: string) => void;
}

interface DebugPanelProps {
  choices: TesterChoices;
  /** The current one. */
  environment: EnvironmentName;
  /** Features that are not configured. */
  off: readonly string[];
  planHost: PlanHostInAddress;
}

/** For testers, in English: environment, test error, the plan's host (R2-75 to R2-77, R2-148). */
function DebugPanel({ choices, environment, off, planHost, onClose }: DebugPanelProps & { onClose: () => void }) {
  const host = useSyncExternalStore(planHost.subscribe, planHost.read);
  return (
    <Sheet isOpen onClose={onClose} title="Debug" closeLabel="Close">
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
      {off.length > 0 && <p className="text-body text-soft">{`Not configured, so off: ${off.join(', ')}`}</p>}
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

/** Fails as code of the app does (R2-76). */
export function throwTestError(): never {
  throw new Error('Test error of the debug panel');
}

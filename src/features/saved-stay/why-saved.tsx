import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { ContactLine } from '#blocks/contact-line.tsx';
import { isOfflineFailure, useFocusHandedOn } from '#blocks/failing.ts';
import type { SavedStay } from '#data/saved-stay/saved-stay.ts';
import { useFailureReport } from '#telemetry/report-failure.ts';

import { CallButton, TryButton, WriteButton } from './saved-ways.tsx';
import type { Trial } from './saved-ways.tsx';
import { SavedAt } from './saved-at.tsx';

interface FailedProps {
  saved: SavedStay;
  error: unknown;
  trial: Trial;
}

/** Why the page shows the kept stay: the server has failed. A code still works, so no colour alarms (S58). */
export function FailedNow({ saved, error, trial }: FailedProps) {
  const { t } = useLingui();
  useFailureReport(error);
  return (
    <Why
      ref={useFocusHandedOn()}
      role="alert"
      heading={t`Something went wrong`}
      saved={saved}
      actions={<TryButton {...trial} />}
    >
      {isOfflineFailure(error) && <p>{t`You seem to be offline. Please check your connection.`}</p>}
      <KeptHere />
      <ContactLine />
    </Why>
  );
}

/** Why the page shows the kept stay: the answer is late. */
export function SlowNow({ saved }: Pick<FailedProps, 'saved'>) {
  const { t } = useLingui();
  return (
    <Why role="status" heading={t`Still loading. The connection seems slow.`} saved={saved}>
      <KeptHere />
    </Why>
  );
}

function KeptHere() {
  const { t } = useLingui();
  return <p>{t`This is what your device has kept. It may have changed since.`}</p>;
}

interface WhyProps {
  role: 'alert' | 'status';
  heading: string;
  saved: SavedStay;
  actions?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The reason in a quiet line, and the ways to reach people directly below it. */
function Why({ role, heading, saved, actions, children, ref }: WhyProps) {
  return (
    <div ref={ref} role={role} className="flex gap-3">
      <CloudOff aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-body font-semibold">{heading}</h2>
          <SavedAt saved={saved} />
        </div>
        <div className="max-w-[65ch] text-note text-soft">{children}</div>
        {/* A button that shows its work would have a screen reader say the whole reason again. */}
        <div aria-live="off" className="no-print mt-1 flex flex-wrap items-center gap-2">
          {actions}
          <CallButton phone={saved.property.phone} />
          <WriteButton whatsappNumber={saved.property.whatsappNumber} />
        </div>
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { ContactLine } from '#blocks/contact-line.tsx';
import { isOfflineFailure, useFocusHandedOn } from '#blocks/failing.ts';
import type { SavedStay } from '#data/saved-stay/saved-stay.ts';
import { useFailureReport } from '#telemetry/report-failure.ts';
import { Notice } from '#ui/notice.tsx';

import { CallButton, TryButton } from './saved-ways.tsx';
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
      heading={t`Door codes need no connection`}
      above={t`Something went wrong`}
      saved={saved}
      actions={
        <>
          <TryButton {...trial} />
          <CallButton phone={saved.property.phone} />
        </>
      }
    >
      {isOfflineFailure(error) ? <p>{t`You seem to be offline. Please check your connection.`}</p> : <ContactLine />}
    </Why>
  );
}

/** Why the page shows the kept stay: the answer is late. */
export function SlowNow({ saved }: Pick<FailedProps, 'saved'>) {
  const { t } = useLingui();
  return <Why role="status" heading={t`Still loading. The connection seems slow.`} saved={saved} />;
}

interface WhyProps {
  role: 'alert' | 'status';
  heading: string;
  /** What has happened, where the heading is the good news. */
  above?: string;
  saved: SavedStay;
  actions?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The reason, and how old the kept stay is. */
function Why({ role, heading, above, saved, actions, children, ref }: WhyProps) {
  const { t } = useLingui();
  return (
    <Notice ref={ref ?? null} role={role} tone="info" icon={CloudOff} heading={heading} actions={actions}>
      {above && <p>{above}</p>}
      <SavedAt saved={saved} />
      <p className="text-pretty">{t`This is what your device has kept. It may have changed since.`}</p>
      {children}
    </Notice>
  );
}

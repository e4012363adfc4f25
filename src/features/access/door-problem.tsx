import { Trans, useLingui } from '@lingui/react/macro';

import { ContactLine } from '#components/failure.tsx';
import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

import type { Refusal } from './door-state.ts';
import { Contact } from './door-help.tsx';

interface DoorProblemProps {
  why: Refusal;
  /** What was asked to move. */
  what: 'door' | 'elevator';
  property: Property | undefined;
}

/** What a door said instead of opening: what it is, and the way on, at the door itself (R8-46, R8-28, R8-29). */
export function DoorProblem({ why, what, property }: DoorProblemProps) {
  const { t } = useLingui();
  switch (why) {
    case 'too-many-attempts':
      return (
        <Notice
          tone="warn"
          role="alert"
          headingLevel={3}
          heading={t`Too many attempts. Please wait a moment and try again or contact us for help.`}
          actions={<Contact property={property} />}
        />
      );
    case 'unreachable':
      return (
        <Notice
          tone="warn"
          role="alert"
          headingLevel={3}
          heading={what === 'door' ? t`We could not reach the door` : t`We could not reach the lift`}
        >
          <Trans>Please check your connection. You can try again.</Trans>
        </Notice>
      );
    case 'just-used':
      return (
        <Notice tone="info" role="alert" headingLevel={3} heading={t`The door has just been asked to open`}>
          <Trans>You pressed a moment ago, perhaps in another tab. Try again in a few seconds.</Trans>
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="warn"
          role="alert"
          headingLevel={3}
          heading={t`Something went wrong`}
          actions={<Contact property={property} />}
        >
          <ContactLine />
        </Notice>
      );
  }
}

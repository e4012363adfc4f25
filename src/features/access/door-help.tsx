import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ContactWays } from '#components/contact.tsx';
import { ContactLine } from '#components/failure.tsx';
import type { Property } from '#domain/property/property.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';

import type { Refusal } from './remote-door-state.ts';

interface DoorHelpProps {
  /** The guest's question: "Code not working?" */
  question: string;
  /** What to try before calling. */
  children?: Elements;
  /** Undefined until it has loaded. */
  property: Pick<Property, 'phone' | 'whatsappNumber'> | undefined;
}

/** Help at one door: what to try, then who answers now. */
export function DoorHelp({ question, property, children }: DoorHelpProps) {
  return (
    <div className="-mt-1 -mb-2">
      <Disclosure look="text" label={question}>
        <div className="flex flex-col gap-4">
          {children}
          <Contact property={property} />
        </div>
      </Disclosure>
    </div>
  );
}

/** What to try at a door that stays shut, as items of a list. */
export function Checklist({ children }: { children: ReactNode }) {
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-body">{children}</ul>
      <p className="text-body font-semibold">
        <Trans>Still shut? We are here for you.</Trans>
      </p>
    </>
  );
}

/** Phone and WhatsApp of the property, or of the brand; a property without any points to the confirmation. */
export function Contact({ property }: Pick<DoorHelpProps, 'property'>) {
  const { t } = useLingui();
  return property && property.phone === null && property.whatsappNumber === null ? (
    <p className="text-body">{t`You will find our number in your booking confirmation.`}</p>
  ) : (
    <ContactWays property={property} />
  );
}

interface DoorProblemProps {
  why: Refusal;
  what: 'door' | 'elevator';
  property: Property | undefined;
}

/** Why a door or an elevator refused, and what to do now (R8-46, R8-28, R8-29). */
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

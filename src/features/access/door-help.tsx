import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { CallFirst, ContactWays } from '#components/contact.tsx';
import { NotSent, SomethingWentWrong, WaitFirst } from '#components/failure.tsx';
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

/** Why a request did not open the door or call the elevator, and what to do now (D2, R8-46, R8-28, R8-29). */
export function DoorProblem({ why, what, property }: DoorProblemProps) {
  const { t, i18n } = useLingui();
  const isDoor = what === 'door';
  const contact = <CallFirst property={property} />;
  switch (why) {
    case 'offline':
    case 'wifi-sign-in':
      return <NotSent why={why} headingLevel={3} actions={contact} />;
    case 'just-used':
      return (
        <Notice
          tone="info"
          role="alert"
          headingLevel={3}
          heading={isDoor ? t`We have just told this door to open` : t`The lift has just been called`}
        >
          <Trans>You tried a moment ago, perhaps in another tab. Try again in a few seconds.</Trans>
        </Notice>
      );
    case 'too-many-attempts':
      return (
        <Problem
          heading={
            isDoor ? t`Please wait before you try this door again` : t`Please wait before you call the lift again`
          }
          actions={contact}
        >
          <p>{t`Too many attempts. Please wait a moment and try again or contact us for help.`}</p>
          {/* The slider of a door counts down by itself. */}
          {!isDoor && <WaitFirst operation="requestAccess" />}
        </Problem>
      );
    case 'not-valid':
      return (
        <Problem
          heading={isDoor ? t`Your key cannot open this door right now` : t`Your key cannot call this lift right now`}
          actions={contact}
        >
          <Trans>Your key may not work yet, or may no longer work. We are checking your keys again.</Trans>
        </Problem>
      );
    case 'no-key':
      return (
        <Problem
          heading={isDoor ? t`This door is no longer part of your stay` : t`This lift is no longer part of your stay`}
          actions={contact}
        >
          <Trans>Your doors may have changed. We are checking your keys again.</Trans>
        </Problem>
      );
    case 'no-answer':
    case 'server-failed':
      return (
        <Problem heading={isDoor ? t`The lock did not respond` : t`The lift did not respond`} actions={contact}>
          <p>{isDoor ? i18n._(DOOR_UNKNOWN) : i18n._(ELEVATOR_UNKNOWN)}</p>
          {isDoor && <p>{i18n._(SLIDE_AGAIN)}</p>}
          {why === 'server-failed' && <SomethingWentWrong />}
        </Problem>
      );
    case 'failed':
      return (
        <Problem heading={isDoor ? t`The door did not open` : t`The lift was not called`} actions={contact}>
          <p>{isDoor ? i18n._(SLIDE_AGAIN) : t`Wait a moment, then press once more.`}</p>
          <SomethingWentWrong />
        </Problem>
      );
  }
}

const SLIDE_AGAIN = msg`Hold the handle up for a moment, then slide once more.`;
const DOOR_UNKNOWN = msg`We do not know whether the door opened. Try the handle first.`;
const ELEVATOR_UNKNOWN = msg`We do not know whether the lift was called. Wait a moment before you call again.`;

interface ProblemProps {
  heading: string;
  actions: Elements;
  children?: Elements;
}

const Problem = (props: ProblemProps) => <Notice tone="warn" role="alert" headingLevel={3} {...props} />;

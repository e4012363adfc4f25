import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { spokenCode } from '#components/messages/place-messages.ts';
import { formattersOf } from '#i18n/format.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { CodeDisplay } from '#ui/code-display.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Columns, Page, PageTitle } from '#ui/page.tsx';

// Plain functions of their props, without hooks: the prerender renders them before React has loaded.

interface AccessFrameProps {
  i18n: I18n;
  /** Which clock the times of the page follow, if not the guest's. */
  zone: string | null;
  whereabouts: string;
  children: Elements;
}

/** The page of the doors: its heading, and the columns below. */
export const AccessFrame = ({ i18n, zone, whereabouts, children }: AccessFrameProps) => (
  <Page>
    <PageTitle
      lead={
        <>
          <span>{whereabouts}</span>
          {zone !== null && <span className="block text-note">{zone}</span>}
        </>
      }
    >
      {i18n._(msg`Getting in`)}
    </PageTitle>
    <Columns>{children}</Columns>
  </Page>
);

/** Until when a key works, in property time; `wait` is what is left of its last hour. */
export function validityText(i18n: I18n, until: Instant, zone: ZoneId, wait: string | null = null): string {
  const when = formattersOf(i18n.locale).dayTime(until, zone);
  return i18n._(
    wait === null
      ? msg({ message: `Works until ${when}.`, comment: 'Until when a key works' })
      : msg({
          message: `Works until ${when} (${wait} left).`,
          comment: 'Until when a key works, in its last hour; then how long that is',
        }),
  );
}

/** Until when all keys work. */
export function validityOfAll(i18n: I18n, until: Instant, zone: ZoneId): string {
  const when = formattersOf(i18n.locale).dayTime(until, zone);
  return i18n._(
    msg({ message: `All keys work until ${when}`, comment: 'Above several doors: until when their keys work' }),
  );
}

/** The line above several doors that says until when all of them open. */
export const ValidityOfAll = ({ icon, children }: { icon: Elements; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-body font-semibold text-accent">
    {icon}
    <span className="min-w-0">{children}</span>
  </p>
);

/** The name of a door beside its icon. */
export const DoorName = ({ icon, name }: { icon: Elements; name: string }) => (
  <span className="flex items-center gap-2">
    {icon}
    <span className="min-w-0">{name}</span>
  </span>
);

interface OpenDoorCardProps {
  id: string;
  title: ReactNode;
  /** Where the room behind the door is; undefined for a door on the way in. */
  place: string | undefined;
  children: Elements;
}

/** The card of a door that is ready: its name, and how to open it. */
export const OpenDoorCard = ({ id, title, place, children }: OpenDoorCardProps) => (
  <Card as="article" aria-labelledby={id}>
    <CardHead id={id} title={title} />
    {place !== undefined && <p className="-mt-2 text-body text-soft empty:hidden">{place}</p>}
    {children}
  </Card>
);

/** The door whose key a guest needs next, within the card of what is next on the page of the stay. */
export const NextDoor = ({ title, children }: { title: ReactNode; children: Elements }) => (
  <article aria-labelledby="next-key-title" className="flex flex-col gap-3">
    <h3 id="next-key-title">{title}</h3>
    {children}
  </article>
);

interface DoorCodeProps {
  i18n: I18n;
  code: string;
  keypadButton: string | null;
  /** Until when the door opens; false where the page shows it elsewhere. */
  validity: Elements;
  /** The button to copy the code. */
  children?: Elements;
}

/** A code as large as fits, with the button that ends it, and what to type (R3-82). */
export function DoorCode({ i18n, code, keypadButton, validity, children }: DoorCodeProps) {
  const instruction =
    keypadButton === null
      ? i18n._(msg`Type the code.`)
      : i18n._({ ...msg({ message: 'Type the code, then press <0>{keypadButton}</0>.' }), values: { keypadButton } });
  const [before = '', button, after = ''] = instruction.split(/<\/?0>/);
  return (
    <div className="flex flex-col items-start gap-2.5">
      <CodeDisplay code={code} keypadButton={keypadButton} spokenLabel={spokenCode(i18n, code, keypadButton)} />
      <p className="text-body text-balance text-soft">
        <span>{before}</span>
        {button !== undefined && (
          <b translate="no" className="text-ink">
            {button}
          </b>
        )}
        <span>{`${after} `}</span>
        {validity}
      </p>
      {children}
    </div>
  );
}

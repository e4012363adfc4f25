import { Trans } from '@lingui/react';

/** A door that opens by a code. */
export interface Door {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly keypadButton: string | null;
}

function DoorCode({ door: { name, code, keypadButton } }: { door: Door }) {
  return (
    <article>
      <h2>{name}</h2>
      <p className="code">{code}</p>
      <p>
        <Trans id="door.then" values={{ button: keypadButton }} />
      </p>
    </article>
  );
}

/** A minimal page of door codes. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <main>
      <h1>
        <Trans id="doors.title" />
      </h1>
      {doors.map((door) => (
        <DoorCode key={door.id} door={door} />
      ))}
    </main>
  );
}

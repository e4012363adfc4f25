import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

import type { CardFieldName, CardFields, CardFieldsState } from '#lib/card-fields/card-fields.ts';
import { secureCardFields } from '#lib/card-fields/secure-card-fields.ts';
import { secureFieldsAddress } from '#lib/card-fields/secure-fields.ts';
import { allowCardLoader } from '#lib/script-url.ts';

export interface MountedCardFields {
  readonly fields: CardFields;
  readonly state: CardFieldsState;
  /** The elements into which the provider's fields are mounted. */
  readonly containers: Readonly<Record<CardFieldName, RefObject<HTMLDivElement | null>>>;
  /** Loads the fields again. */
  readonly reload: () => void;
}

/** The provider's fields, mounted as long as the form; `onEnter` is called for the Enter key inside one of them. */
export function useCardFields({
  address,
  merchantKey,
  onEnter,
}: {
  /** The URL of the provider's script. */
  address: string;
  merchantKey: string;
  onEnter: () => void;
}): MountedCardFields {
  const number = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  const make = () => {
    // Allowed here only, where the address comes from the configuration.
    const script = secureFieldsAddress(address, window.location.href);
    allowCardLoader(script);
    return secureCardFields({ address: script, merchantKey });
  };
  const [fields, setFields] = useState(make);
  const state = useSyncExternalStore(fields.subscribe, fields.state);
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    if (number.current && cvv.current) {
      return fields.mount({ number: number.current, cvv: cvv.current }, { onEnter: () => enter() });
    }
    return undefined;
  }, [fields]);
  return { fields, state, containers: { number, cvv }, reload: () => setFields(make) };
}

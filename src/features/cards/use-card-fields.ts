import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

import type { CardFieldName, CardFields, CardFieldsState } from '#data/card/card-fields.ts';
import { secureCardFields } from '#data/card/secure-card-fields.ts';
import { secureFieldsAddress } from '#data/card/secure-fields-address.ts';
import { allowCardLoader } from '#lib/script-url.ts';

export interface MountedCardFields {
  readonly fields: CardFields;
  readonly state: CardFieldsState;
  /** The elements the provider's fields go into. */
  readonly places: Readonly<Record<CardFieldName, RefObject<HTMLDivElement | null>>>;
  /** Fetches the fields again when they did not arrive. */
  readonly reload: () => void;
}

/** The provider's fields while the form is on screen; `onEnter` is the Enter key inside one of them. */
export function useCardFields({
  address,
  merchantKey,
  onEnter,
}: {
  /** Where the provider's fields are. */
  address: string;
  merchantKey: string;
  onEnter: () => void;
}): MountedCardFields {
  const number = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  const make = () => {
    // The address is the configured one: no other place of the app may name it.
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
  return { fields, state, places: { number, cvv }, reload: () => setFields(make) };
}

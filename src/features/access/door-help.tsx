import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ContactWays } from '#components/contact.tsx';
import type { Property } from '#domain/property/property.ts';
import { Disclosure } from '#ui/disclosure.tsx';

interface DoorHelpProps {
  /** The guest's question: "Code not working?" */
  question: string;
  /** What to try before calling. */
  children?: ReactNode;
  /** Not known yet: what to try is there already. */
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

/** Phone and WhatsApp of the property, or of the brand; a property without any points to the confirmation. */
export function Contact({ property }: Pick<DoorHelpProps, 'property'>) {
  const { t } = useLingui();
  return property && property.phone === null && property.whatsappNumber === null ? (
    <p className="text-body">{t`You will find our number in your booking confirmation.`}</p>
  ) : (
    <ContactWays property={property} />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ContactWays } from '#blocks/contact-ways.tsx';
import type { Property } from '#domain/property/property.ts';
import { Disclosure } from '#ui/disclosure.tsx';

interface DoorHelpProps {
  /** The guest's question: "Code not working?" */
  question: string;
  /** What to try before calling, one a line. */
  checklist?: readonly ReactNode[];
  /** Not known yet: the checklist is there already. */
  property: Pick<Property, 'phone' | 'whatsappNumber'> | undefined;
}

/** Help at one door: what to try, then who answers now. */
export function DoorHelp({ question, checklist = [], property }: DoorHelpProps) {
  return (
    <div className="-mt-1 -mb-2">
      <Disclosure look="text" label={question}>
        <div className="flex flex-col gap-4">
          {checklist.length > 0 && (
            <>
              <ul className="flex list-disc flex-col gap-1.5 ps-5 text-body">
                {checklist.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
              <p className="text-body font-semibold">
                <Trans>Still shut? We are here for you.</Trans>
              </p>
            </>
          )}
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

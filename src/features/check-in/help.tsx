import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';

/** A person, one click away from every step. */
export function AskForHelp({ property }: { property: Property }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="text" className="-ms-1 wide:self-start" onClick={() => setOpen(true)}>
        {t`Ask for help`}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`We can check you in together`}
        closeLabel={t`Close`}
      >
        <HumanHelp property={property} />
      </Sheet>
    </>
  );
}

/** A person to ask: the property's channels, else the number that every confirmation carries. */
export function HumanHelp({ property }: { property: Property }) {
  if (property.phone === null && property.whatsappNumber === null) {
    return (
      <p>
        <Trans>Call the number in your booking confirmation and we will check you in together.</Trans>
      </p>
    );
  }
  return <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />;
}

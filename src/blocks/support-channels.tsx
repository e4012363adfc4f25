import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { loadCatalog } from '#i18n/activate.ts';
import { normalisePhone } from '#lib/phone.ts';

import type { ChannelsProps } from './channels.tsx';

/** The number alone, for a browser that cannot fetch the rest. */
const NumberOnly = ({ phone, children }: ChannelsProps): ReactNode => (
  <>
    {phone !== null && <a href={`tel:${normalisePhone(phone)}`}>{phone}</a>}
    {children}
  </>
);

const Channels = lazy(() =>
  Promise.all([import('./channels.tsx'), loadCatalog('offline')]).then(
    ([file]): { default: ComponentType<ChannelsProps> } => ({ default: file.Channels }),
    () => ({ default: NumberOnly }),
  ),
);

/** `Channels` in a file that no page waits for, with room for its lines until it comes. */
export function SupportChannels(props: ChannelsProps): ReactNode {
  if (props.phone === null && props.whatsappNumber === null) return props.children;
  return (
<<<<<<< HEAD
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Pill tone={isOpen ? 'good' : 'info'}>{isOpen ? t`Open now` : t`Closed right now`}</Pill>
        <span className="text-note text-soft">
          <Trans comment="Opening hours of phone and WhatsApp support, exact">07:00 to 02:00 GMT+2</Trans>
        </span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-2">
        {phone !== null && (
          <a href={`tel:${normalisePhone(phone)}`} className={buttonClass('quiet')}>
            <Phone aria-hidden className="size-4.5" />
            {t`Call us`}
          </a>
        )}
        {whatsappNumber !== null && (
          <a
            href={`https://wa.me/${normalisePhone(whatsappNumber).replace('+', '')}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('quiet')}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            WhatsApp
          </a>
        )}
        {children}
      </div>
    </div>
=======
    <Suspense fallback={<div className="min-h-21 w-full" />}>
      <Channels {...props} />
    </Suspense>
>>>>>>> main
  );
}

import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '../support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { Closed } from '#domain/stay/stay-phase.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

import { Link } from '../link.tsx';

interface StayClosedProps {
  closed: Closed;
  slug: Slug;
  property: Property;
  /** The action that was not performed because of it. */
  children: ReactNode;
}

/** Says that the stay was cancelled, checked out or ended in the meantime, and what was not done because of that. */
export function StayClosed({ closed, slug, property, children }: StayClosedProps) {
  const { t } = useLingui();
  const container = useFocusOnMount<HTMLDivElement>();
  const headings = {
    cancelled: t`This stay is cancelled`,
    'checked-out': t`You are checked out`,
    expired: t`Your stay is over`,
  };
  return (
    <div ref={container} tabIndex={-1} className="rounded-card">
      <Notice
        tone="warn"
        role="alert"
        heading={headings[closed]}
        actions={
          <>
            <Link to="/stay" search={{ slug }} className={buttonClass()}>
              {t`Go to your stay`}
            </Link>
            <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
}

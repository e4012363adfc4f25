import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { Link } from '#blocks/link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';

interface OfferSuccessProps {
  slug: Slug;
  title: string;
  /** The guest has just pressed: eyes and keyboard go on here. */
  takesFocus: boolean;
  children: ReactNode;
  /** Below the way on. */
  foot?: ReactNode;
}

/** It worked: what happens now, and the way on. */
export function OfferSuccess({ slug, title, takesFocus, children, foot }: OfferSuccessProps) {
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <Card as="section" aria-labelledby="success-title" className="items-center text-center">
      <span aria-hidden className="grid size-18 place-items-center rounded-full bg-joy-tint text-joy">
        <Check strokeWidth={2.2} className="size-9" />
      </span>
      <h2 id="success-title" ref={heading} tabIndex={-1} className="max-w-full wrap-break-word">
        {title}
      </h2>
      <div className="max-w-[44ch] text-pretty text-soft">{children}</div>
      <Link to="/stay" search={{ slug }} className={buttonClass('primary', 'mt-2 w-full')}>
        {t`To your stay`}
      </Link>
      {foot}
    </Card>
  );
}

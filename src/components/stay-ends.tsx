import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';

import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';

import { StayEndsView } from './stay-ends-view.tsx';

/** Both ends of the stay, day and hour, in property time. */
export const StayEnds = ({ stay, zone }: { stay: Stay; zone: ZoneId }) => (
  <StayEndsView
    i18n={useLingui().i18n}
    stay={stay}
    zone={zone}
    arrow={<ArrowRight aria-hidden className="size-5 shrink-0 text-soft" />}
  />
);

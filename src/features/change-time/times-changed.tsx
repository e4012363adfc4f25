import { Trans, useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';

/** The stay has its new times; the focus comes along, because the pressed button is gone (R1-16, R7-38). */
export function TimesChanged({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const { t } = useLingui();
  const format = useFormat();
  const box = useFocusOnMount<HTMLDivElement>();
  const [start, end] = [format.dayTime(stay.startDate, zone), format.dayTime(stay.endDate, zone)];
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice
        tone="calm"
        heading={t`Your times have been changed`}
        actions={
          <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
            {t`To your stay`}
          </Link>
        }
      >
        <Trans comment="Confirms new times, e.g. 'Your stay is now from Fri 20 Nov, 17:00 to Mon 23 Nov, 09:00.'">
          Your stay is now from {start} to {end}. Your doors follow the new times.
        </Trans>
      </Notice>
    </div>
  );
}

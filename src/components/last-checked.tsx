import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';

import { isNotFound } from '#api/api-error.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { deviceInstant, nowInstant } from '#lib/clock.ts';
import { deviceZone, localDay, sameWallClock } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { useFocusOnRemoval } from './failure.tsx';

interface LastCheckedProps {
  slug: Slug;
  /** The property's zone. */
  zone: ZoneId;
  headingLevel?: 2 | 3;
}

/** The age of the displayed code, if the stay could not be refetched; offers to refetch it now (D3). */
export function LastChecked({ slug, zone, headingLevel = 2 }: LastCheckedProps) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...stayQuery(slug), refetchOnMount: false });
  const [isTrying, setTrying] = useState(false);
  // A stay that no longer exists is not outdated: its page closes.
  const isOld = data !== undefined && error !== null && !isNotFound(error);
  if (!isOld) return null;
  const check = (): void => {
    setTrying(true);
    void refetch().finally(() => setTrying(false));
  };
  return (
    <OldStay checkedAtMs={dataUpdatedAt} zone={zone} headingLevel={headingLevel} isTrying={isTrying} onCheck={check} />
  );
}

interface OldStayProps extends Pick<LastCheckedProps, 'zone' | 'headingLevel'> {
  /** By the device's clock. */
  checkedAtMs: number;
  isTrying: boolean;
  onCheck: () => void;
}

function OldStay({ checkedAtMs, zone, headingLevel, isTrying, onCheck }: OldStayProps) {
  const { t } = useLingui();
  const format = useFormat();
  const own = deviceZone();
  const now = nowInstant();
  const at = deviceInstant(checkedAtMs);
  const time = localDay(at, own) === localDay(now, own) ? format.time(at, own) : format.dayTime(at, own);
  return (
    <Notice
      ref={useFocusOnRemoval()}
      tone="info"
      role="status"
      icon={CloudOff}
      headingLevel={headingLevel}
      heading={
        sameWallClock(at, zone, own)
          ? t({
              message: `Last checked ${time}`,
              comment: 'When the stay on the page was read, e.g. Last checked 14:02',
            })
          : t({
              message: `Last checked ${time} your time`,
              comment: 'When the stay on the page was read, where the property has another hour',
            })
      }
      actions={<Button look="quiet" isBusy={isTrying} onClick={onCheck}>{t`Check now`}</Button>}
    >
      <p>{t`We can't load your stay right now`}</p>
      <p>{t({ message: 'Your stay may have changed since.', comment: 'After "Saved 14:02."' })}</p>
    </Notice>
  );
}

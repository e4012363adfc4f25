import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import Phone from 'lucide-react/icons/phone';
import { useCallback, useEffect, useState } from 'react';

import { useFocusOnRemoval } from '#components/failure.tsx';
import { AsWritten } from '#components/support-channels.tsx';
import { withoutFailureReport } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { telHref } from '#domain/support/support.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useIsOnline } from '#lib/device.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';

/** Asks the server for the stay again; the saved stay remains on screen until it answers. */
export interface Retry {
  isTrying: boolean;
  onRetry: () => void;
}

/** The first retries after a failure, then one in every interval, and one whenever the browser is online again. */
const FIRST_RETRIES_MS = [1_000, 3_000];
const RETRY_INTERVAL_MS = 20_000;

/** Retries the stay by itself, and calls `onReachable` once the server has answered. */
export function useRetryStay(slug: Slug, onReachable: () => void): Retry {
  const queryClient = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const fetchAgain = useCallback(
    () =>
      queryClient
        .fetchQuery({ ...withoutFailureReport(stayQuery(slug)), retry: false, staleTime: 0 })
        .then(onReachable, () => {}),
    [queryClient, slug, onReachable],
  );
  useEffect(() => {
    const retry = (): void => {
      if (navigator.onLine) void fetchAgain();
    };
    const first = FIRST_RETRIES_MS.map((ms) => setTimeout(retry, ms));
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    window.addEventListener('online', retry);
    return () => {
      first.forEach(clearTimeout);
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [fetchAgain]);
  const onRetry = (): void => {
    // A query waits for a network that the browser denies, so the page itself tries.
    if (!navigator.onLine) return onReachable();
    setTrying(true);
    void fetchAgain().finally(() => setTrying(false));
  };
  return { isTrying, onRetry };
}

interface UnreachedDoorProps {
  /** Its number is beside the door; undefined where the page shows help once for all doors. */
  property?: Property | undefined;
  /** Undefined while the first request is pending. */
  retry: Retry | undefined;
}

/** Why a door of a saved stay does not open over the network now, and what to do. */
export function UnreachedDoor({ property, retry }: UnreachedDoorProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const canTry = isOnline && retry !== undefined;
  return (
    <div ref={useFocusOnRemoval()} className="flex flex-col items-start gap-3">
      <Pill tone="info" icon={CloudOff}>{t`Needs a connection`}</Pill>
      {property && (
        <>
          <p>
            {isOnline
              ? t`We cannot reach this door right now. We will keep trying.`
              : t`This door opens over the internet. Turn on mobile data or connect to Wi-Fi.`}
          </p>
          <div className="no-print flex flex-wrap gap-2 empty:hidden">
            {canTry && <RetryButton {...retry} />}
            <CallButton phone={property.phone} hasNumber={!canTry} />
          </div>
        </>
      )}
    </div>
  );
}

/** Requests the stay again. */
export function RetryButton({ isTrying, onRetry }: Retry) {
  const { t } = useLingui();
  return <Button look="quiet" isBusy={isTrying} onClick={onRetry}>{t`Try again`}</Button>;
}

/** Calls the property. Alone in its row, the button has room for the number. What cannot be dialled stays a text. */
export function CallButton({ phone, hasNumber = false }: Pick<Property, 'phone'> & { hasNumber?: boolean }) {
  const { t } = useLingui();
  const href = telHref(phone);
  if (!href) return <AsWritten icon={Phone} text={phone} />;
  return (
    <a href={href} className={buttonClass('quiet', 'flex-wrap')}>
      <Phone aria-hidden className="size-4.5" />
      <span>{t`Call us`}</span>
      {hasNumber && <span translate="no" className="whitespace-nowrap">{` ${phone}`}</span>}
    </a>
  );
}

import { useLingui } from '@lingui/react/macro';

import { askedToWait } from '#api/asked-to-wait.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtSecond } from '#lib/clock.ts';
import { toMs } from '#lib/time.ts';

interface WaitFirstProps {
  /** The operation that failed, by its name in the contract. */
  operation: string;
}

/**
 * Where the server took a call for one too many: that it did, and when the guest may try again, counted down; nothing
 * after any other answer (T7).
 */
export function WaitFirst({ operation }: WaitFirstProps) {
  const { t } = useLingui();
  const format = useFormat();
  const asked = askedToWait(operation);
  const left = useAtSecond((now) => {
    const ms = asked?.until === undefined ? 0 : toMs(asked.until) - toMs(now);
    return ms > 0 ? format.wait(ms) : '';
  });
  if (asked === undefined) return null;
  return (
    <div>
      <p>{t`There have been too many attempts in a short time.`}</p>
      {/* The notice around is an alert, which would be read again with each second. */}
      <p aria-live="off" className="font-semibold">
        {asked.until === undefined
          ? t`Please wait a minute, then try again.`
          : left === ''
            ? t`You can try again now.`
            : t({ message: `You can try again in ${left}`, comment: "E.g. '… in 45 sec', '… in 2 min'" })}
      </p>
    </div>
  );
}

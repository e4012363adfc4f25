import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useFormat } from '#i18n/use-format.ts';
import { useAtSecond } from '#lib/use-time.ts';
import { toMs } from '#lib/time.ts';
import { ApiError, isWifiSignIn } from '#api/api-error.ts';
import { askedToWait } from '#api/asked-to-wait.ts';
import { useSettings } from '#config/settings.ts';
import type { Unsent } from '#data/submit.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug, Stay, StayField } from '#domain/stay/stay.ts';
import { useIsOnline } from '#lib/device.ts';
import { useFailureReport } from '#telemetry/reporter.ts';
import { Button } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { focusHeading } from '#ui/focus.ts';
import { Notice } from '#ui/notice.tsx';

interface FailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** A retry is running; the notice stays mounted, so that its button keeps the focus. */
  isTrying?: boolean | undefined;
  /** The page is nearly complete without what failed, so the notice is unobtrusive. */
  isMinor?: boolean | undefined;
  /** What failed, if known. */
  heading?: string | undefined;
  /** Further details. */
  children?: Elements;
}

/**
 * The generic error notice: what happened, whether to wait, whom to contact, and a retry (R8-28, R8-29, R8-47, R2-149).
 */
export function Failure({ error, onRetry, isTrying, isMinor, heading, children }: FailureProps) {
  const { t } = useLingui();
  const wifi = useWifiSignInTexts();
  useFailureReport(error);
  const operation = error instanceof ApiError && askedToWait(error.operation) ? error.operation : undefined;
  const mustSignIn = isWifiSignIn(error);
  const cause = useCause(error);
  return (
    <Notice
      ref={useFocusOnRemoval()}
      tone={isMinor ? 'info' : 'warn'}
      role="alert"
      heading={
        mustSignIn
          ? wifi.heading
          : (heading ?? (operation === undefined ? (cause ?? t`Something went wrong`) : t`Please wait a moment`))
      }
      actions={onRetry && <Button look="quiet" isBusy={isTrying} onClick={onRetry}>{t`Try again`}</Button>}
    >
      <WhyNoAnswer error={error} />
      {operation !== undefined && <WaitFirst operation={operation} />}
      {children}
      {!mustSignIn && (cause === undefined ? <ContactLine /> : <SomethingWentWrong />)}
    </Notice>
  );
}

/** The texts shown while a Wi-Fi portal answers instead of the server (D7). */
export function useWifiSignInTexts(): { readonly heading: string; readonly advice: string } {
  const { t } = useLingui();
  return {
    heading: t`You need to sign in to this Wi-Fi first`,
    advice: t`Open the Wi-Fi settings on your device and sign in there, or use mobile data. Then try again.`,
  };
}

/** Why the server did not answer, as far as the device can tell (R8-47, D7). */
function WhyNoAnswer({ error }: { error: unknown }) {
  const { t } = useLingui();
  const wifi = useWifiSignInTexts();
  if (isWifiSignIn(error)) return <p>{wifi.advice}</p>;
  if (isOfflineFailure(error)) return <p>{t`You seem to be offline. Please check your connection.`}</p>;
  // Some Wi-Fi networks break connections before the sign-in, instead of sending a page.
  if (isNetworkFailure(error)) return <p>{t`If this Wi-Fi asks you to sign in, please do that first.`}</p>;
  return null;
}

/** Why a request failed: the connection, the Wi-Fi or our side; undefined if the device cannot tell (R8-47, D7). */
export function useCause(error: unknown): string | undefined {
  const { t } = useLingui();
  const wifi = useWifiSignInTexts();
  if (isWifiSignIn(error)) return wifi.heading;
  if (isOfflineFailure(error)) return t`No connection`;
  if (isNetworkFailure(error)) return t`Our system is not responding`;
  if (!(error instanceof ApiError) || error.status === undefined) return undefined;
  if (error.status >= 500) return t`Our system is down`;
  if (error.status !== 404) return undefined;
  return error.operation === 'property'
    ? t`We have no details of this building`
    : t`Our system did not find what this page needs`;
}

/** Whom to contact when trying again does not help (R8-29, R2-149). */
export function useContactLine(): string {
  const { t } = useLingui();
  const { brand } = useSettings();
  const { helper } = brand;
  return helper === undefined
    ? t`If the problem persists, please contact us.`
    : t`If the problem persists, please contact ${helper}.`;
}

/** Whom to contact if the failure persists, as a line of its own. */
export const ContactLine = () => <p>{useContactLine()}</p>;

/** The generic failure as a second line, where the heading names the cause (R8-28, R8-29). */
export function SomethingWentWrong() {
  const { t } = useLingui();
  return (
    <p className="text-soft">
      <span>{t`Something went wrong`}</span>
      <span>. </span>
      <span>{useContactLine()}</span>
    </p>
  );
}

/** Whether an API call, or loading the code of a page, failed because the device is offline. */
export const isOfflineFailure = (error: unknown): boolean =>
  !navigator.onLine && (!(error instanceof ApiError) || isNetworkFailure(error));

const isNetworkFailure = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';

/** For an element that disappears with its focused "Try again" button: moves the focus to the page's heading. */
export function useFocusOnRemoval(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leaving = container.current;
    return () => {
      if (leaving?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return container;
}

interface NotSentProps {
  why: Unsent;
  headingLevel?: 2 | 3;
  actions?: Elements;
}

/**
 * Says that nothing was sent: another tab is writing to the same stay (S51), the device is offline (S53), or the Wi-Fi
 * requires a sign-in (D7).
 */
export function NotSent({ why, headingLevel, actions }: NotSentProps) {
  const { t } = useLingui();
  const wifi = useWifiSignInTexts();
  const isOnline = useIsOnline();
  if (why === 'busy-elsewhere')
    return (
      <Notice
        tone="info"
        role="alert"
        headingLevel={headingLevel}
        heading={t`This stay is being changed in another tab`}
        actions={actions}
      >
        {t`Nothing was sent from this tab. Please check the other tab first, then try again.`}
      </Notice>
    );
  const mustSignIn = why === 'wifi-sign-in';
  if (isOnline && !mustSignIn) return null;
  return (
    <Notice
      tone="warn"
      role="alert"
      headingLevel={headingLevel}
      heading={mustSignIn ? wifi.heading : t`No connection`}
      actions={actions}
    >
      <p>
        <span>{t`Nothing was sent.`}</span>
        <span> </span>
        <span>{mustSignIn ? wifi.advice : t`You seem to be offline. Please check your connection.`}</span>
      </p>
    </Notice>
  );
}

interface OutcomeUnknownProps {
  heading: string;
  onCheck: () => void;
  children: Elements;
}

/** The answer to a write was lost: the guest checks whether it happened before sending it again (S52). */
export function OutcomeUnknown({ heading, onCheck, children }: OutcomeUnknownProps) {
  const { t } = useLingui();
  const check = <Button look="quiet" onClick={onCheck}>{t`Check now`}</Button>;
  return (
    <Notice tone="warn" role="alert" heading={heading} actions={check}>
      {children}
    </Notice>
  );
}

interface ReadableFieldProps {
  stay: Stay;
  field: StayField | readonly StayField[];
  children?: Elements;
}

/** Shows fields of the stay. If a field was invalid in the response, it says so and offers to refetch the stay. */
export function ReadableField({ stay, field, children }: ReadableFieldProps) {
  const { t } = useLingui();
  const fields: readonly StayField[] = typeof field === 'string' ? [field] : field;
  return stay.invalidFields.some((each) => fields.includes(each)) ? (
    <UnreadableField slug={stay.slug} heading={t`We could not show this part`} />
  ) : (
    children
  );
}

/** Says that a field of the stay is invalid; "Try again" refetches the stay. */
export function UnreadableField({ slug, heading }: { slug: Slug; heading: string }) {
  const { isFetching, refetch } = useSuspenseQuery(stayQuery(slug));
  return <Failure error={undefined} heading={heading} isTrying={isFetching} onRetry={() => void refetch()} />;
}

interface WaitFirstProps {
  /** The name of the operation in the contract. */
  operation: string;
}

/**
 * After the server limited the rate of calls: says so, with a countdown until the guest may try again; nothing after
 * any other answer (T7).
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
      {/* Hidden from screen readers: the surrounding alert would be announced again every second. */}
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

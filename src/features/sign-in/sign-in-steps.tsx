import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { tooLong, typedText } from '#components/typed-text.ts';
import { EMAIL_LENGTH, FIELD_LENGTH, OTP_LENGTH } from '#config/constants.ts';
import { untilNextCode } from '#domain/account/sign-in.ts';
import type { CodeSent } from '#domain/account/sign-in.ts';
import { cleanEmail } from '#domain/typed/clean.ts';
import { codeIn, typeCode } from '#domain/typed/one-time-code.ts';
import { useAtSecond } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import { isComposing } from '#lib/composing.ts';
import { Button } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Field, TextField } from '#ui/field.tsx';

/** The form's only field: cleaned, in lower case; 'required', 'too-long' or 'malformed' (R5-41). */
const EmailForm = z.object({
  email: typedText(cleanEmail, EMAIL_LENGTH).check(z.toLowerCase(), z.email({ error: 'malformed' })),
});
type EmailForm = z.infer<typeof EmailForm>;

interface EmailStepProps {
  /** What was typed before, when the guest comes back to correct it. */
  email: string;
  isBusy: boolean;
  /** What went wrong with the call, if anything. */
  failure: Elements;
  /** Another form on the page is the main one: the button is not primary. */
  isSecond?: boolean | undefined;
  onSubmit: (email: string) => void;
}

/** The address the code goes to (R5-41). */
export function EmailStep({ email, isBusy, failure, isSecond = false, onSubmit }: EmailStepProps) {
  const { t, i18n } = useLingui();
  const { register, handleSubmit, formState } = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email },
  });
  const problem = formState.errors.email?.message;
  const errors = { required: t`Required`, 'too-long': i18n._(tooLong(EMAIL_LENGTH)) };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit((values) => onSubmit(values.email))}>
      <TextField
        label={t`E-mail`}
        hint={t`We will send you a code. No password to remember.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_LENGTH}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the guest clicked to come back to it, to correct it
        autoFocus={email !== ''}
        error={problem && (problem === 'required' || problem === 'too-long' ? errors[problem] : t`Please check e-mail`)}
        {...register('email')}
      />
      {failure}
      <Button type="submit" look={isSecond ? 'quiet' : 'primary'} isBusy={isBusy}>
        {isBusy ? t`One moment` : t`Send me a code`}
      </Button>
    </form>
  );
}

interface CodeStepProps {
  sent: CodeSent;
  isEntering: boolean;
  isAsking: boolean;
  /** The code that was entered last is not the one that was sent. */
  isWrong: boolean;
  /** What went wrong with the call, if anything. */
  failure: Elements;
  onEnter: (code: string) => void;
  onAskAgain: () => void;
  onChangeEmail: () => void;
}

/** The indent balances the space after the last digit, so that the digits are centred. */
const DIGIT_SPACING = { letterSpacing: '0.35em', textIndent: '0.35em' };

/** The code from the e-mail: typed, pasted or filled in by the phone; the last digit sends it (R5-15, R5-40). */
export function CodeStep(props: CodeStepProps) {
  const { sent, isEntering, isAsking, isWrong, failure } = props;
  const { t } = useLingui();
  const [code, setCode] = useState('');
  /** Full-width digits that a keyboard has not finished: to change them now would type them twice. */
  const [composed, setComposed] = useState<string>();
  const isComplete = code.length === OTP_LENGTH;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  // A refused code is cleared, unless the guest has already started to type another.
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong && isComplete) setCode('');
  }

  const [hasNoCode, setHasNoCode] = useState(false);

  const type = (typed: string): void => {
    const digits = typeCode(code, typed.slice(0, FIELD_LENGTH), OTP_LENGTH);
    setCode(digits);
    if (digits !== code) setHasNoCode(false);
    if (digits.length === OTP_LENGTH && digits !== code) props.onEnter(digits);
  };
  /** A code in a pasted text replaces what was typed before. */
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text').slice(0, FIELD_LENGTH);
    const pasted = codeIn(text, OTP_LENGTH);
    setHasNoCode(pasted === undefined && typeCode('', text, OTP_LENGTH) === '');
    if (pasted === undefined) return;
    event.preventDefault();
    setCode(pasted);
    props.onEnter(pasted);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) props.onEnter(code);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p>
          <Trans>
            We sent your code to <b className="wrap-anywhere">{sent.email}</b>.
          </Trans>
        </p>
        <Button look="text" className="-ms-1" aria-disabled={isEntering || isAsking} onClick={props.onChangeEmail}>
          {t`Change e-mail`}
        </Button>
      </div>
      {/* The last digit submits and the focus stays, so a screen reader needs a live region to hear of a wrong code. */}
      <div aria-live="polite">
        <Field
          label={t`Code`}
          error={
            hasNoCode
              ? t`We found no code in that text. Please type the code in.`
              : isWrong
                ? t`The code is incorrect`
                : undefined
          }
        >
          {({ className, ...wiring }) => (
            <input
              {...wiring}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]*"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the guest clicked to get here, and the code is all there is to type
              autoFocus
              ref={field}
              value={composed ?? code}
              maxLength={FIELD_LENGTH}
              onChange={({ target, nativeEvent }) =>
                isComposing(nativeEvent, target.value) ? setComposed(target.value) : type(target.value)
              }
              onCompositionEnd={({ currentTarget }) => {
                setComposed(undefined);
                type(currentTarget.value);
              }}
              onPaste={paste}
              className={cx(className, 'h-16 text-center text-title tabular-nums')}
              style={DIGIT_SPACING}
            />
          )}
        </Field>
        {isWrong && (
          <p className="mt-0.5 text-body text-pretty">{t`Please try once more. Only the newest code works.`}</p>
        )}
      </div>
      {failure}
      <div className="flex flex-col gap-1">
        <Button type="submit" isBusy={isEntering} aria-disabled={!isComplete}>
          {isEntering ? t`Signing you in` : t`Sign in`}
        </Button>
        <AskAgain sent={sent} isEntering={isEntering} isAsking={isAsking} onAskAgain={props.onAskAgain} />
      </div>
      {!isWrong && (
        <p className="text-body text-pretty text-soft">
          {t`No e-mail yet? Look in your spam folder too, and check the address above.`}
        </p>
      )}
    </form>
  );
}

/** Asks for another code: plain text during the countdown, then a link. It is one button, so it keeps the focus. */
function AskAgain({
  sent,
  isEntering,
  isAsking,
  onAskAgain,
}: Pick<CodeStepProps, 'sent' | 'isEntering' | 'isAsking' | 'onAskAgain'>) {
  const { t } = useLingui();
  const waitMs = useAtSecond((now) => Math.max(0, untilNextCode(sent, now)));
  return (
    <Button
      look="text"
      className="self-center tabular-nums aria-disabled:bg-transparent! aria-disabled:no-underline"
      isBusy={isAsking}
      aria-disabled={waitMs > 0 || isEntering}
      onClick={onAskAgain}
    >
      {waitMs > 0 ? t`Send a new code in ${Math.ceil(waitMs / 1000)} s` : t`Send a new code`}
    </Button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { ApiError } from '#api/api-error.ts';
import { OTP_LENGTH, OTP_RESEND_AFTER_MS } from '#config/constants.ts';
import { useNow } from '#lib/clock.ts';
import { toMs } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

import { SignInTrouble } from './sign-in-trouble.tsx';
import type { CodeSent } from './use-sign-in.ts';

interface CodeStepProps {
  sent: CodeSent;
  isEntering: boolean;
  isAsking: boolean;
  enterError: unknown;
  askError: unknown;
  onEnter: (code: string) => void;
  onAskAgain: () => void;
  onChangeEmail: () => void;
}

/** The code from the e-mail: typed, pasted or filled in by the phone; the last digit sends it (R5-15, R5-40). */
export function CodeStep(props: CodeStepProps) {
  const { sent, isEntering, isAsking, enterError, askError } = props;
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const waitMs = Math.min(toMs(sent.at) + OTP_RESEND_AFTER_MS - toMs(useNow()), OTP_RESEND_AFTER_MS);
  const isWrong = enterError instanceof ApiError && enterError.code === 'wrong-verification-code';
  const trouble = isWrong ? askError : (enterError ?? askError);
  const isComplete = code.length === OTP_LENGTH;

  const type = (typed: string): void => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, OTP_LENGTH);
    setCode(digits);
    if (digits.length === OTP_LENGTH && digits !== code) props.onEnter(digits);
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
      <TextField
        label={t`Code`}
        hint={
          <Trans>
            We sent it to <b className="break-all">{sent.email}</b>.
          </Trans>
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the guest pressed to get here, and the code is all there is to type
        autoFocus
        value={code}
        onChange={(event) => type(event.target.value)}
        error={isWrong && !isEntering ? t`The code is incorrect` : undefined}
      />
      {trouble !== null && !isEntering && !isAsking && <SignInTrouble error={trouble} />}
      <Button type="submit" busy={isEntering} aria-disabled={!isComplete}>
        {isEntering ? t`Signing you in` : t`Sign in`}
      </Button>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button look="quiet" busy={isAsking} aria-disabled={waitMs > 0} onClick={props.onAskAgain}>
          {waitMs > 0 ? t`Send a new code in ${Math.ceil(waitMs / 1000)} s` : t`Send a new code`}
        </Button>
        <Button look="quiet" onClick={props.onChangeEmail}>{t`Change e-mail`}</Button>
      </div>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

const EMAIL_LENGTH = 254;

/** The form's only field: trimmed, in lower case; 'required' or 'malformed' (R5-41). */
const EmailForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(EMAIL_LENGTH, { error: 'malformed' }),
      z.email({ error: 'malformed' }),
    ),
});
type EmailForm = z.infer<typeof EmailForm>;

interface EmailStepProps {
  /** What was typed before, when the guest comes back to correct it. */
  email: string;
  isBusy: boolean;
  /** What went wrong with the call, if anything. */
  failure: ReactNode;
  /** Beside a way in that more guests take. */
  isSecond?: boolean | undefined;
  onSubmit: (email: string) => void;
}

/** The address the code goes to (R5-41). */
export function EmailStep({ email, isBusy, failure, isSecond = false, onSubmit }: EmailStepProps) {
  const { t } = useLingui();
  const { register, handleSubmit, formState } = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email },
  });
  const problem = formState.errors.email?.message;
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
        maxLength={EMAIL_LENGTH}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the guest pressed to come back to it, to correct it
        autoFocus={email !== ''}
        error={problem === undefined ? undefined : problem === 'required' ? t`Required` : t`Please check e-mail`}
        {...register('email')}
      />
      {failure}
      <Button type="submit" look={isSecond ? 'quiet' : 'primary'} busy={isBusy}>
        {isBusy ? t`One moment` : t`Send me a code`}
      </Button>
    </form>
  );
}

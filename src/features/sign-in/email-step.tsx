import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';

import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

import { SignInTrouble } from './sign-in-trouble.tsx';
import { EMAIL_LENGTH, EmailForm } from './email-form.ts';

interface EmailStepProps {
  /** What was typed before, when the guest comes back to correct it. */
  email: string;
  isBusy: boolean;
  error: unknown;
  onSubmit: (email: string) => void;
}

/** The address the code goes to (R5-41). */
export function EmailStep({ email, isBusy, error, onSubmit }: EmailStepProps) {
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
      {error !== null && !isBusy && <SignInTrouble error={error} />}
      <Button type="submit" busy={isBusy}>
        {isBusy ? t`One moment` : t`Send me a code`}
      </Button>
    </form>
  );
}

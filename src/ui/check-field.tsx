import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldError } from './field.tsx';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type'> {
  /** May hold a link, for example to the terms. */
  label: ReactNode;
  error?: string | undefined;
}

/** One box to tick, such as a consent; the whole line is the target. */
export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className="peer size-5.5 appearance-none rounded-[6px] border-2 border-edge bg-card checked:border-accent checked:bg-accent hover:border-ink aria-invalid:border-warn forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-4 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

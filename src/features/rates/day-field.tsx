import type { ComponentProps } from 'react';

import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';

import type { LocalDay, ZoneId } from '#lib/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { cx } from '#lib/cx.ts';
import { atLocalTime } from '#lib/time.ts';
import { Field } from '#ui/field.tsx';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string;
  error?: string | undefined;
  /** The chosen day; undefined while the input is no valid day. */
  day: LocalDay | undefined;
  zone: ZoneId;
}

/**
 * A native date input. Browsers format its date by their own settings, so that the day is drawn over it in the language of
 * the app, except for a guest who types by keyboard into the native parts.
 */
export function DayField({ label, error, day, zone, onFocus, onBlur, onKeyDown, ...input }: DayFieldProps) {
  const format = useFormat();
  const [hasPointer, setPointer] = useState(false);
  const [isTyped, setTyped] = useState(false);
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type="date"
            onPointerDown={() => setPointer(true)}
            onClick={({ currentTarget }) => {
              // Missing in older browsers, and not allowed in a frame of another origin.
              try {
                currentTarget.showPicker();
              } catch {
                setTyped(true);
              }
            }}
            onFocus={(event) => {
              setTyped(!hasPointer);
              onFocus?.(event);
            }}
            onKeyDown={(event) => {
              setTyped(true);
              onKeyDown?.(event);
            }}
            onBlur={(event) => {
              setPointer(false);
              setTyped(false);
              onBlur?.(event);
            }}
          />
          {day !== undefined && !isTyped && (
            // Covers the input and looks like it; clicks pass through.
            <span
              aria-hidden
              aria-invalid={wiring['aria-invalid']}
              className={cx(wiring.className, 'pointer-events-none absolute inset-0 flex items-center justify-between')}
            >
              <span>{format.day(atLocalTime(day, '12:00', zone), zone)}</span>
              <CalendarDays className="size-5 shrink-0 text-soft" />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

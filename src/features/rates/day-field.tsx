import type { ComponentProps } from 'react';

import { CalendarDays } from 'lucide-react';
import { useState } from 'react';

import type { LocalDay, ZoneId } from '#lib/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { cx } from '#lib/cx.ts';
import { atLocalTime } from '#lib/time.ts';
import { Field } from '#ui/field.tsx';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string;
  error?: string | undefined;
  /** What is chosen; undefined while it is no day. */
  day: LocalDay | undefined;
  zone: ZoneId;
}

/**
 * A day in the browser's own field, shown in the guest's language: browsers write it as their settings say. A guest who
 * comes by keyboard types into the browser's parts.
 */
export function DayField({ label, error, day, zone, onFocus, onBlur, onKeyDown, ...input }: DayFieldProps) {
  const format = useFormat();
  const [isPointed, setPointed] = useState(false);
  const [isTyped, setTyped] = useState(false);
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type="date"
            onPointerDown={() => setPointed(true)}
            onClick={({ currentTarget }) => {
              // Older browsers have none, and a frame of another origin may not.
              try {
                currentTarget.showPicker();
              } catch {
                setTyped(true);
              }
            }}
            onFocus={(event) => {
              setTyped(!isPointed);
              onFocus?.(event);
            }}
            onKeyDown={(event) => {
              setTyped(true);
              onKeyDown?.(event);
            }}
            onBlur={(event) => {
              setPointed(false);
              setTyped(false);
              onBlur?.(event);
            }}
          />
          {day !== undefined && !isTyped && (
            // Lies over the field and looks like it; a press goes through.
            <span
              aria-hidden
              aria-invalid={wiring['aria-invalid']}
              className={cx(wiring.className, 'pointer-events-none absolute inset-0 flex items-center justify-between')}
            >
              {format.day(atLocalTime(day, '12:00', zone), zone)}
              <CalendarDays className="size-5 shrink-0 text-soft" />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

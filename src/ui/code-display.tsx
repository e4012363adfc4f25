import { codeGroups, codeSize } from './code-groups.ts';

interface CodeDisplayProps {
  code: string;
  /** The key to press after the code, as printed on the keypad. */
  keypadButton: string | null;
  /** Read by screen readers instead of the digits, which would come out as one large number. */
  spokenLabel: string;
  /** Nothing else is on the page. */
  isAlone?: boolean | undefined;
}

/** The door code, as large as its container allows, and the keypad button drawn after it. */
export function CodeDisplay({ code, keypadButton, spokenLabel, isAlone = false }: CodeDisplayProps) {
  const groups = codeGroups(code);
  return (
    <div className="@container w-full">
      <span className="sr-only">{spokenLabel}</span>
      <div
        aria-hidden
        data-code
        translate="no"
        className="flared flex flex-wrap items-center gap-x-[0.36em] gap-y-1 leading-none font-[640] tracking-[0.03em] tabular-nums lining-nums"
        style={{ fontSize: codeSize(groups, keypadButton, isAlone ? 'var(--text-code-alone)' : undefined) }}
      >
        {/* One element, so that a browser reports the code as one contentful paint, the largest of its page. */}
        <span>
          {groups.map((group, at) => (
            <span key={at} className="not-last:me-[0.36em]">
              {group}
            </span>
          ))}
        </span>
        {keypadButton && (
          <span className="grid h-[0.86em] min-w-[0.86em] place-items-center rounded-[0.22em] border-[max(2px,0.04em)] border-b-[max(4px,0.085em)] border-ink px-[0.14em] tracking-normal">
            <span className="text-[0.5em] leading-none font-semibold">{keypadButton}</span>
          </span>
        )}
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef } from 'react';

import { TextField } from '#ui/field.tsx';

import { foundMessage } from './found-message.ts';

interface HelpSearchProps {
  query: string;
  onChange: (query: string) => void;
  /** How many articles there are for the query; undefined without one. */
  found: number | undefined;
}

/** Finds articles while the guest types, and says how many (R1-21). */
export function HelpSearch({ query, onChange, found }: HelpSearchProps) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className="flex flex-col gap-2">
      <div className="relative">
        <TextField
          ref={field}
          type="search"
          // It is found already: the keyboard of a phone makes way for it.
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('');
            if (event.key === 'Enter' && window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
          }}
          label={t`Search the answers`}
          placeholder={t({ message: 'Wi-Fi, luggage, late arrival', comment: 'Examples of what to search for' })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
        {query !== '' && (
          <button
            type="button"
            // A keyboard has Escape, and goes from the field to the answers in one step.
            tabIndex={-1}
            aria-label={t`Clear the search`}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
            className="absolute end-1 bottom-1 grid size-11 place-items-center rounded-full text-soft hover:bg-tint hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
      {/* Mounted before there is something to say: a live region that arrives with its text is often not read. That
          there is none is seen as the heading of the card below. */}
      <p role="status" className={found === 0 ? 'sr-only' : 'text-note text-soft empty:hidden'}>
        {found !== undefined && i18n._(foundMessage(found))}
      </p>
    </search>
  );
}

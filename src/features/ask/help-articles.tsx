import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Backpack from 'lucide-react/icons/backpack';
import CalendarDays from 'lucide-react/icons/calendar-days';
import KeySquare from 'lucide-react/icons/key-square';
import Sofa from 'lucide-react/icons/sofa';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';

import { useSettings } from '#config/settings.ts';
import { helpSections } from '#domain/help/help-content.ts';
import type { HelpArticle, HelpCategory, HelpSection } from '#domain/help/help-content.ts';
import { TOUCH, matchesMedia } from '#lib/optional-apis.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextField } from '#ui/field.tsx';
import { NotFoundSpot } from '#ui/illustrations/spot-scenes.tsx';

const foundMessage = (found: number): MessageDescriptor =>
  msg({ message: plural(found, { 0: 'No answer found', one: '# answer found', other: '# answers found' }) });

interface HelpSearchProps {
  query: string;
  onChange: (query: string) => void;
  /** The number of articles that match; undefined without a query. */
  found: number | undefined;
}

/** Searches the articles while the guest types, and announces how many match (R1-21). */
export function HelpSearch({ query, onChange, found }: HelpSearchProps) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className="flex flex-col gap-2">
      <div className="relative">
        <TextField
          ref={field}
          type="search"
          // The search runs while typing, so Enter on a phone only closes the keyboard.
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('');
            if (event.key === 'Enter' && matchesMedia(TOUCH)) event.currentTarget.blur();
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
            // Keyboard users press Escape instead, and get from the field to the answers with one Tab.
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
      {/* Always mounted: a live region that is added together with its text is often not read. Without a match the
          text is visible as the heading of the card below. */}
      <p role="status" className={found === 0 ? 'sr-only' : 'text-note text-soft empty:hidden'}>
        {found !== undefined && i18n._(foundMessage(found))}
      </p>
    </search>
  );
}

/** The headings of the categories, to the letter (R2-103). */
const HEADINGS: Record<HelpCategory, MessageDescriptor> = {
  access: msg`Check-in & Arrival`,
  reservation: msg`Your Booking`,
  apartment: msg`Amenities & Services`,
  'check-out': msg`Check-out & After Stay`,
};

const ICONS: Record<HelpCategory, LucideIcon> = {
  access: KeySquare,
  reservation: CalendarDays,
  apartment: Sofa,
  'check-out': Backpack,
};

interface HelpArticlesProps {
  articles: readonly HelpArticle[];
  /** They are the result of a search. */
  isFound: boolean;
}

/** The articles by category, in one card; each opens in place (R2-103, R2-159). */
export function HelpArticles({ articles, isFound }: HelpArticlesProps) {
  const justAsk = useJustAsk();
  if (articles.length === 0) return null;
  return (
    <Card className="gap-6">
      {helpSections(articles).map((section) => (
        <Category key={section.category} section={section} />
      ))}
      {isFound && <p className="text-body text-pretty">{justAsk}</p>}
    </Card>
  );
}

function Category({ section: { category, articles } }: { section: HelpSection }) {
  const { i18n } = useLingui();
  const id = useId();
  const Icon = ICONS[category];
  return (
    <section aria-labelledby={id} className="flex flex-col">
      <h2 id={id} className="flex items-center gap-2.5 border-b border-line pb-2 text-body text-accent">
        <Icon aria-hidden strokeWidth={1.7} className="size-5.5 shrink-0" />
        <span>{i18n._(HEADINGS[category])}</span>
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {articles.map((article) => (
          <li key={article.id}>
            <Disclosure label={<span className="text-lead font-medium">{article.title}</span>}>
              <Answer article={article} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Answer = ({ article: { description, body } }: { article: HelpArticle }) => (
  <div className="flex max-w-[65ch] flex-col gap-2 wrap-anywhere">
    {description !== null && <p className="text-body text-soft">{description}</p>}
    {body !== null && <p className="whitespace-pre-line">{body}</p>}
  </div>
);

/** No article matches the search: refers to the team (R1-21, R2-149). */
export function NothingFound() {
  const { i18n } = useLingui();
  return (
    <Card className="items-center text-center">
      <NotFoundSpot />
      <h2>{i18n._(foundMessage(0))}</h2>
      <p className="max-w-[44ch] text-pretty">{useJustAsk()}</p>
    </Card>
  );
}

/** The sentence that refers to the team (R1-21, R2-149). */
function useJustAsk(): string {
  const { t } = useLingui();
  const { brand } = useSettings();
  const { helper } = brand;
  return helper === undefined
    ? t`We know more than you will find here: just ask us.`
    : t`${helper} knows more than you will find here: just ask.`;
}

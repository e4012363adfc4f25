import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, KeySquare, Backpack, Sofa } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { helpSections } from '#domain/help/help-content.ts';
import type { HelpArticle, HelpCategory, HelpSection } from '#domain/help/help-content.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

import { useJustAsk } from './use-just-ask.ts';

/** The headings of the categories, to the letter (R2-103). */
const HEADINGS: Record<HelpCategory, MessageDescriptor> = {
  access: msg`Check-in & Arrival`,
  reservation: msg`Your Booking`,
  apartment: msg`Amenities & Services`,
  'check-out': msg`Check-out & After Stay`,
};

const SIGNS: Record<HelpCategory, LucideIcon> = {
  access: KeySquare,
  reservation: CalendarDays,
  apartment: Sofa,
  'check-out': Backpack,
};

interface HelpArticlesProps {
  articles: readonly HelpArticle[];
  /** They are what a search found. */
  isFound: boolean;
}

/** The articles under their headings, in one card; each opens in place, the only one found is open (R2-103, R2-159). */
export function HelpArticles({ articles, isFound }: HelpArticlesProps) {
  const justAsk = useJustAsk();
  if (articles.length === 0) return null;
  const isOnly = isFound && articles.length === 1;
  return (
    <Card className="gap-6">
      {helpSections(articles).map((section) => (
        <Category key={section.category} section={section} isOnly={isOnly} />
      ))}
      {isFound && <p className="text-body text-pretty">{justAsk}</p>}
    </Card>
  );
}

function Category({ section: { category, articles }, isOnly }: { section: HelpSection; isOnly: boolean }) {
  const { i18n } = useLingui();
  const id = useId();
  const Sign = SIGNS[category];
  return (
    <section aria-labelledby={id} className="flex flex-col">
      <h2 id={id} className="flex items-center gap-2.5 border-b border-line pb-2 text-body text-accent">
        <Sign aria-hidden strokeWidth={1.7} className="size-5.5 shrink-0" />
        {i18n._(HEADINGS[category])}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {articles.map((article) => (
          <li key={article.id}>
            {isOnly ? (
              <>
                <h3 className="py-3">{article.title}</h3>
                <Answer article={article} />
              </>
            ) : (
              <Disclosure label={<span className="text-lead font-medium">{article.title}</span>}>
                <Answer article={article} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Answer = ({ article: { description, body } }: { article: HelpArticle }) => (
  <div className="flex max-w-[65ch] flex-col gap-2 wrap-anywhere">
    {description !== '' && <p className="text-body text-soft">{description}</p>}
    {body !== '' && <p className="whitespace-pre-line">{body}</p>}
  </div>
);

import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { helpSections } from '#domain/help/help-content.ts';
import type { HelpArticle, HelpCategory, HelpSection } from '#domain/help/help-content.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

/** The headings of the categories, to the letter (R2-103). */
const HEADINGS: Record<HelpCategory, MessageDescriptor> = {
  access: msg`Check-in & Arrival`,
  reservation: msg`Your Booking`,
  apartment: msg`Amenities & Services`,
  'check-out': msg`Check-out & After Stay`,
};

/** The articles under their headings, in one card; each opens in place (R2-103, R2-159). */
export function HelpArticles({ articles }: { articles: readonly HelpArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <Card className="gap-6">
      {helpSections(articles).map((section) => (
        <Category key={section.category} section={section} />
      ))}
    </Card>
  );
}

function Category({ section: { category, articles } }: { section: HelpSection }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h2 id={id} className="text-lead text-accent">
        {i18n._(HEADINGS[category])}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {articles.map(({ id: articleId, title, description, body }) => (
          <li key={articleId}>
            <Disclosure label={title}>
              <div className="flex max-w-[65ch] flex-col gap-2 wrap-anywhere">
                {description !== '' && <p className="text-body text-soft">{description}</p>}
                {body !== '' && <p className="whitespace-pre-line">{body}</p>}
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { HelpArticle as HelpArticleDto, PropertyContent } from '#api/generated/model.ts';

import { optionalText } from '#lib/wire.ts';

/** The categories in the order of the screen (R2-103, R2-159). */
export const HELP_CATEGORIES = ['access', 'reservation', 'apartment', 'check-out'] as const;

export type HelpCategory = (typeof HELP_CATEGORIES)[number];

/** One question with its answer: plain text, lines broken by the writer. */
export interface HelpArticle {
  readonly id: string;
  readonly category: HelpCategory;
  readonly title: string;
  readonly description: string | null;
  readonly body: string | null;
}

/** The help of a property (R3-98). */
export interface HelpContent {
  readonly helpCentreId: string | null;
  readonly helpCentreIdentifier: string | null;
  readonly guestAreaImageUrl: string | null;
  readonly articles: readonly HelpArticle[];
}

/** An article of an unknown category goes to the broadest one, so that it is not lost. */
const categoryOf = (category: string): HelpCategory =>
  HELP_CATEGORIES.find((known) => known === category.trim().toLowerCase()) ?? 'apartment';

const textOf = (text: string): string | null => optionalText(text)?.replace(/\r\n?/g, '\n').trim() ?? null;

/** Without a title the description names the article; without both the article cannot be named. */
function articleFromDto({ id, category, ...dto }: HelpArticleDto): HelpArticle | undefined {
  const description = textOf(dto.description);
  const title = textOf(dto.title) ?? description;
  if (title === null) return undefined;
  return {
    id,
    category: categoryOf(category),
    title,
    description: description === title ? null : description,
    body: textOf(dto.body),
  };
}

/** The help of a property; a missing one is empty (R3-98, R7-64). */
export const helpContentFromDto = (dto: PropertyContent | undefined): HelpContent => ({
  helpCentreId: optionalText(dto?.helpCentreId),
  helpCentreIdentifier: optionalText(dto?.helpCentreIdentifier),
  guestAreaImageUrl: optionalText(dto?.guestAreaImageUrl),
  articles: (dto?.articles ?? []).flatMap((article) => articleFromDto(article) ?? []),
});

/** Articles under one heading. */
export interface HelpSection {
  readonly category: HelpCategory;
  readonly articles: readonly HelpArticle[];
}

/** The articles by category, in the order of the screen; a category without any is not there (R2-103, R2-159). */
export const helpSections = (articles: readonly HelpArticle[]): HelpSection[] =>
  HELP_CATEGORIES.map((category) => ({
    category,
    articles: articles.filter((article) => article.category === category),
  })).filter((section) => section.articles.length > 0);

import type { HelpArticle as HelpArticleDto, PropertyContent } from '#api/generated/model.ts';

import { optionalText } from '#lib/wire.ts';

/** The categories in display order (R2-103, R2-159). */
export const HELP_CATEGORIES = ['access', 'reservation', 'apartment', 'check-out'] as const;

export type HelpCategory = (typeof HELP_CATEGORIES)[number];

/** A question with its answer, as plain text with line breaks. */
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

/** Articles of unknown categories go to the most general one, so that they stay visible. */
const categoryOf = (category: string): HelpCategory =>
  HELP_CATEGORIES.find((known) => known === category.trim().toLowerCase()) ?? 'apartment';

const textOf = (text: string): string | null => optionalText(text)?.replace(/\r\n?/g, '\n').trim() ?? null;

/** Without a title the description is the title; an article with neither is dropped. */
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

/** The articles by category, in display order; empty categories are left out (R2-103, R2-159). */
export const helpSections = (articles: readonly HelpArticle[]): HelpSection[] =>
  HELP_CATEGORIES.map((category) => ({
    category,
    articles: articles.filter((article) => article.category === category),
  })).filter((section) => section.articles.length > 0);

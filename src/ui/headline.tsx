import type { ReactNode } from 'react';

/** A title whose short compounds, such as check-out, stay on one line: browsers break them after the hyphen. */
export const wholeWords = (title: ReactNode): ReactNode =>
  typeof title === 'string'
    ? title.split(/(?<!\S)(\S{1,8}-\S{1,6})(?!\S)/).map((part, at) =>
        at % 2 ? (
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : title;

/** Letters of a headline that has its full size, and the smallest share of that size. */
const [FULL, LEAST] = [36, 0.75];

/** The share of its full size that a headline has: a text of more than `full` letters is smaller. */
export const headlineShare = (text: string, full = FULL): number => Math.max(LEAST, Math.min(1, full / text.length));

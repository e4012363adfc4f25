import type { ReactNode } from 'react';

/** A title whose short compounds, such as check-out, stay on one line: browsers break them after the hyphen. */
export function wholeWords(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title;
  const parts = title.split(/(?<!\S)(\S{1,8}-\S{1,6})(?!\S)/);
  if (parts.length === 1) return title;
  return parts.map((part, at) =>
    part === '' ? null : (
      <span key={at} className={at % 2 ? 'whitespace-nowrap' : undefined}>
        {part}
      </span>
    ),
  );
}

/** Letters of a headline that has its full size, and the smallest share of that size. */
const [FULL, LEAST] = [36, 0.75];

/** The share of its full size that a headline has: a text of more than `full` letters is smaller. */
export const headlineShare = (text: string, full = FULL): number => Math.max(LEAST, Math.min(1, full / text.length));

import type { ReactNode } from 'react';

/** A longer part could be wider than the narrowest screen. */
const LONGEST = 13;

const AFTER_NUMBER = /(?<=\d\.?) (?=\p{L})/gu;
const MARK = '\n';

/** A title whose short compounds and numbers stay on one line: browsers break "check-out" and "27. Nov." in two. */
export function wholeWords(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title;
  const parts = title.replaceAll(AFTER_NUMBER, MARK).split(/( )/);
  return parts.map((part, index) => {
    const text = part.replaceAll(MARK, ' ');
    const isWhole = part.length <= LONGEST && /[-\n]/.test(part);
    return isWhole ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    );
  });
}

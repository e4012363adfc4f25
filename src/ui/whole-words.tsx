import type { ReactNode } from 'react';

/** A longer part could be wider than the narrowest screen. */
const LONGEST = 13;

/** A title whose short compounds and numbers stay on one line: browsers break "check-out" and "27. Nov." in two. */
export const wholeWords = (title: ReactNode): ReactNode =>
  typeof title === 'string'
    ? // A line feed is shown and read as the space that it replaces.
      title
        .replace(/(\d\.?) /g, '$1\n')
        .split(/( )/)
        .map((part, at) =>
          part.length <= LONGEST && /[-\n]/.test(part) ? (
            <span key={at} className="whitespace-nowrap">
              {part}
            </span>
          ) : (
            part
          ),
        )
    : title;

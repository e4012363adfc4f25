import type { ReactNode } from 'react';

/** A longer part could be wider than the narrowest screen. */
const LONGEST = 13;

/** "check-out", which browsers break after the hyphen, and "27. Nov.," */
const WHOLE = /(\S+-\S+|\d+\.? \p{L}+[.,]*)/u;

/** A title whose short compounds and dates stay on one line each. */
export const wholeWords = (title: ReactNode): ReactNode =>
  typeof title === 'string'
    ? title.split(WHOLE).map((part, index) =>
        index % 2 && part.length <= LONGEST ? (
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : title;

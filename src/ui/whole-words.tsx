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

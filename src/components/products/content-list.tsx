import type { ReactNode } from 'react';

import { Card, cardPadding } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { CheckList } from '#ui/lists.tsx';

interface ContentListProps {
  title: string;
  /** A scene above the title. */
  picture: ReactNode;
  items: readonly string[];
}

/** What is in it, line by line, below its picture. */
export function ContentList({ title, picture, items }: ContentListProps) {
  return (
    <Card flush as="section" aria-labelledby="content-title">
      {picture && (
        <div data-arrives="picture" className="aspect-7/3 overflow-hidden">
          {picture}
        </div>
      )}
      <div className={cardPadding}>
        <CardHead id="content-title" title={title} />
        <CheckList items={items} />
      </div>
    </Card>
  );
}

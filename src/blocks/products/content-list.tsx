import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { CheckList } from '#ui/check-list.tsx';

/** What is in it, line by line. */
export function ContentList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Card as="section" aria-labelledby="content-title">
      <CardHead id="content-title" title={title} />
      <CheckList items={items} />
    </Card>
  );
}

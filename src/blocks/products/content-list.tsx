import { Check } from 'lucide-react';

import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** What is in it, line by line. */
export function ContentList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Card as="section" aria-labelledby="content-title">
      <CardHead id="content-title" title={title} />
      <ul className="grid gap-x-6 gap-y-2.5 wide:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}

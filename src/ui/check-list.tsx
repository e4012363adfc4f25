import { Check } from 'lucide-react';

/** What is in it, line by line; two columns where there is room. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-2.5 wide:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}

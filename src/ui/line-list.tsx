/** Sentences under each other, each with a point before it. */
export function LineList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-pretty">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

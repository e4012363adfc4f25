/** Sentences, each with a point before it: under each other, on wide screens in two columns. */
export function LineList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2.5 text-pretty wide:grid wide:grid-cols-2 wide:gap-x-8">
      {items.map((item) => (
        <li key={item} className="ms-5">
          {item}
        </li>
      ))}
    </ul>
  );
}

import { Pending } from '#blocks/pending.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The shape of the articles while they come; search, chat and phone are there already. */
export function ArticlesPending() {
  return (
    <Pending>
      <div className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-40" />
        <Skeleton shape="block" className="h-40" />
      </div>
    </Pending>
  );
}

import { Pending } from '#blocks/pending.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The room of two days. */
export function PlanPending() {
  return (
    <Pending>
      <div className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-48" />
        <Skeleton shape="block" className="h-48" />
      </div>
    </Pending>
  );
}

import { Pending } from '#blocks/pending.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The room of some days: as tall as the window of a phone, so that the foot does not move. */
export function PlanPending() {
  return (
    <Pending>
      <div className="flex flex-wrap gap-4 *:min-w-0 *:grow *:basis-112 wide:gap-6">
        <Skeleton shape="block" className="h-66" />
        <Skeleton shape="block" className="h-66" />
        <Skeleton shape="block" className="h-66" />
      </div>
    </Pending>
  );
}

import { Pending } from '#components/pending.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The room of some days: as tall as the window of a phone, so that the foot does not move. */
export function PlanPending() {
  return (
    <Pending>
      <div className="rows">
        <Skeleton shape="block" className="h-66" />
        <Skeleton shape="block" className="h-66" />
        <Skeleton shape="block" className="h-66" />
      </div>
    </Pending>
  );
}

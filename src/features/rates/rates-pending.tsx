import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** The room of what comes: the form, or the offers. */
export function RatesPending() {
  return (
    <Delayed>
      <div className="flex flex-col gap-3">
        <Skeleton shape="block" className="h-24" />
        <Skeleton shape="block" className="h-24" />
      </div>
    </Delayed>
  );
}

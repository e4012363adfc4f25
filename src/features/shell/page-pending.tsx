import { Pending } from '#blocks/pending.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The shape of a page while its data come. */
export function PagePending() {
  return (
    <Page>
      <Pending>
        <div className="flex flex-col gap-4">
          <Skeleton shape="block" className="h-64" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-2/5" />
          <Skeleton shape="block" className="h-32" />
        </div>
      </Pending>
    </Page>
  );
}

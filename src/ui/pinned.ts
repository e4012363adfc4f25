import { cx } from '#lib/cx.ts';

/** Classes of a press in view at the lower edge of a phone. A page without the bar needs no more. */
export const pinnedClass = (): string =>
  cx(
    'pinned',
    'sticky',
    'no-print bottom-0 z-5 -mx-5 flex flex-col gap-2 bg-paper px-5 py-3 shadow-[0_-10px_14px_var(--paper)] wide:static wide:m-0 wide:bg-transparent wide:p-0 wide:shadow-none [@media(max-height:26rem)]:static',
  );

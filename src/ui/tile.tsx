import { cx } from '#lib/cx.ts';

/** Classes of a tile, for router links and buttons of one thing. */
export function tileClass(className?: string): string {
  return cx(
    'flex min-h-14 min-w-0 flex-col gap-1 rounded-card border border-transparent bg-card p-4 text-start wide:px-6 shadow-card',
    '[&:is(a,button)]:transition-colors [&:is(a,button)]:hover:border-edge',
    className,
  );
}

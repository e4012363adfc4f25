import type { QueryFunction, QueryKey } from '@tanstack/react-query';

import { afterFrame } from '#lib/after-frame.ts';

/**
 * The same read, sent after the first frame of the page that asks for it. A call in that frame makes it later on a slow
 * phone. It is for answers that a page can be shown without.
 */
export const whenDrawn = <T, Key extends QueryKey, Options extends { queryFn?: QueryFunction<T, Key> | undefined }>(
  options: Options,
): Options => {
  const { queryFn } = options;
  if (queryFn === undefined) return options;
  const later: QueryFunction<T, Key> = async (context) => {
    await afterFrame();
    return queryFn(context);
  };
  return { ...options, queryFn: later };
};

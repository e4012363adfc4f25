import type { QueryFunction, QueryKey } from '@tanstack/react-query';

import { afterFrame } from '#lib/after-frame.ts';

/**
 * Sends the same read after the first frame of its page. On a slow phone an earlier call delays that frame. The page must
 * make sense without the answer.
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

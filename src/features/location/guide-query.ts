import { queryOptions, skipToken } from '@tanstack/react-query';

import type { GuideCode } from '#domain/property/guide-code.ts';

import { loadGuide } from './guides/load-guide.ts';

/** The guide of a property, if it has one: a file, which never changes while the page is open. */
export const guideQuery = (code: GuideCode | null) =>
  queryOptions({
    queryKey: ['guide', code],
    queryFn: code === null ? skipToken : () => loadGuide(code),
    staleTime: Number.POSITIVE_INFINITY,
  });

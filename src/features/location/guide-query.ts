import { queryOptions, skipToken } from '@tanstack/react-query';

import type { GuideCode } from '#domain/property/property-code.ts';

/** In a file that comes after every page by itself. */
const loadGuide = (code: GuideCode) => import('./later/load-guide.ts').then((file) => file.loadGuide(code));

/** The guide of a property, if it has one; it never changes while the page is open. */
export const guideQuery = (code: GuideCode | null) =>
  queryOptions({
    queryKey: ['guide', code],
    queryFn: code === null ? skipToken : () => loadGuide(code),
    staleTime: Number.POSITIVE_INFINITY,
  });

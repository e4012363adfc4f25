import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { customProductsQuery } from '#data/products.ts';
import { report } from '#telemetry/reporter.ts';

/** The offers reported since the app started, because several pages read them repeatedly. */
const reported = new Set<string>();

function reportOnce(id: string, reason: string): void {
  const key = `${reason} ${id}`;
  if (reported.has(key)) return;
  reported.add(key);
  report('Custom product dropped', { id, reason });
}

/** The property's custom products; reports each dropped one once (R3-72). */
export function useCustomProducts(propertyId: string, { enabled = true } = {}) {
  const query = useQuery({ ...customProductsQuery(propertyId), enabled });
  const dropped = query.data?.dropped;
  useEffect(() => {
    for (const { id, reason } of dropped ?? []) reportOnce(id, reason);
  }, [dropped]);
  return query;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { customProductsQuery } from '#data/custom-product/custom-products.ts';
import { report } from '#telemetry/reporter.ts';

/** The house's own offers; each one that had to be dropped is reported once a reading (R3-72). */
export function useCustomProducts(propertyId: string, { enabled = true } = {}) {
  const query = useQuery({ ...customProductsQuery(propertyId), enabled });
  const dropped = query.data?.dropped;
  useEffect(() => {
    for (const { id, reason } of dropped ?? []) report('Custom product dropped', { id, reason });
  }, [dropped]);
  return query;
}

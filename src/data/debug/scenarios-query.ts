import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** A named situation of the fake backend: what the guest sees, and the path that shows it. */
const Scenario = z.object({
  name: z.string(),
  title: z.string(),
  open: z.string(),
  signIn: z.optional(z.string()),
  brand: z.optional(z.literal('white-label')),
});

export type Scenario = z.infer<typeof Scenario>;

/** The scenarios of the fake backend on this host; rejects where there is none (R2-124). */
export const scenariosQuery = () =>
  queryOptions({
    queryKey: ['scenarios'],
    queryFn: async ({ signal }) => {
      // oxlint-disable-next-line eslint/no-restricted-globals -- the control surface of the fake backend, no call of the API
      const response = await fetch('/__mock/scenarios', { signal });
      return z.parse(z.array(Scenario), await response.json());
    },
    retry: false,
  });

import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Slug } from '#domain/stay/slug.ts';
import { exclusively } from '#lib/exclusively.ts';

import { checkOut, expectCheckedOut, NotCheckedOut } from './check-out.ts';

/** send: checks out. look: only asks whether an earlier press did. */
type Press = 'send' | 'look';

/** Checks out of the stay, one write at a time, nothing queued offline; the keys that end are read anew after (R4-06). */
export function useCheckOut(slug: Slug) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (press: Press) => {
      if (press === 'look') return expectCheckedOut(queryClient, slug);
      if (!navigator.onLine) throw new NotCheckedOut('offline');
      const hasRun = await exclusively(`write:${slug}`, () => checkOut(queryClient, slug));
      if (!hasRun) throw new NotCheckedOut('under-way');
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['stay', slug] }),
  });
}

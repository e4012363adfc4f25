import type { QueryClient } from '@tanstack/react-query';

import { getRequestAccessMutationOptions } from '#api/generated/access.ts';
import { AccessRequest } from '#api/generated/model.ts';
import { ApiError } from '#api/api-error.ts';
import { write } from '#data/contract.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';

const unlock = write(getRequestAccessMutationOptions(), AccessRequest);

/** The door, or elevator, to act at once. */
export interface AccessTarget {
  readonly slug: Slug;
  readonly keyId: string;
}

/** Opens a door or calls an elevator now; an answer is the lock's green light (R4-67). Changes nothing of the stay. */
export async function requestAccess(queryClient: QueryClient, { slug, keyId }: AccessTarget): Promise<void> {
  try {
    await unlock.mutationFn({ data: { slug, propertyKeyId: keyId } });
  } catch (error) {
    // A door that refuses may have changed on the server.
    const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isRefused) void queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey });
    throw error;
  }
}

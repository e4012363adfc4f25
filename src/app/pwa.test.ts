import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';

import { aStay } from '../../tests/support/a-stay.ts';
import { watchSuccess } from './pwa.tsx';

const SLUG = 'stay' as Slug;
const shows = (client: QueryClient, state: Stay['state'], slug = SLUG) =>
  client.setQueryData(stayQuery(slug).queryKey, aStay({ slug, state }));

describe('a finished check-in has worked for the guest (R1-26)', () => {
  test.each([
    ['the page had the stay before the watch began', true],
    ['the stay comes later', false],
  ])('%s', (_name, isFirst) => {
    const client = new QueryClient();
    const noteWorked = vi.fn<() => void>();
    if (isFirst) shows(client, 'guest-details-required');
    watchSuccess(client, noteWorked);
    if (!isFirst) shows(client, 'guest-details-required');
    expect(noteWorked).not.toHaveBeenCalled();
    shows(client, 'check-in-completed');
    shows(client, 'check-in-completed');
    expect(noteWorked).toHaveBeenCalledOnce();
  });

  test('a stay that opens as checked in reports nothing, nor does another stay', () => {
    const client = new QueryClient();
    const noteWorked = vi.fn<() => void>();
    shows(client, 'guest-details-required');
    watchSuccess(client, noteWorked);
    shows(client, 'check-in-completed', 'other' as Slug);
    expect(noteWorked).not.toHaveBeenCalled();
  });
});

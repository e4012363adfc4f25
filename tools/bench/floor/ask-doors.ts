import { queryOptions } from '@tanstack/react-query';
import axios from 'axios';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly keypadButton: string | null;
}

/** A door that opens by a code. */
export interface Door extends Key {
  readonly code: string;
}

const hasCode = (key: Key): key is Door => key.code !== null;

/** The same answer as the app's, so that both sides include the backend's time. */
export const doorsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['doors', slug],
    queryFn: async ({ signal }) => {
      const { data } = await axios.get<{ propertyKeys: readonly Key[] }>(`/api/check-in/${encodeURIComponent(slug)}`, {
        params: { $expand: ['propertyKeys'] },
        headers: { 'x-language-code': 'en-GB' },
        signal,
      });
      return data.propertyKeys.filter(hasCode);
    },
  });

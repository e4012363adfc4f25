import { expect, test } from 'vitest';

import type { BrandId } from '#config/host.ts';
import type { ThirdParties } from '#config/settings.ts';

import { thirdPartyWidgets } from './third-party-widgets.ts';

const companies = (thirdParties: ThirdParties, id: BrandId = 'main'): (string | null)[] =>
  thirdPartyWidgets({ brand: { id }, thirdParties }).map(({ company }) => company);

test('the statement names the widgets of third parties that the operator has switched on, and no others (R1-39)', () => {
  expect(companies({})).toEqual([]);
  expect(companies({ sentry: { dsn: 'https://key@errors.example/1' }, analytics: { writeKey: 'key' } })).toEqual([]);
  expect(companies({ cardFields: { address: 'https://pay.example' } })).toEqual(['Datatrans']);
  const [messenger, challenge] = [{ appId: 'app' }, { siteKey: 'key' }];
  expect(companies({ messenger, challenge })).toEqual(['Cloudflare', 'Intercom']);
  // Guests of the white-label brand never sign in.
  expect(companies({ messenger, challenge }, 'white-label')).toEqual(['Intercom']);
});

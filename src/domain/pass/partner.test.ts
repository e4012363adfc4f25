import { describe, expect, test } from 'vitest';

import type { Partner as PartnerDto } from '#api/generated/model.ts';

import { GYM_ACCESS_TYPES, partnerFromDto, partnersFromDto } from './pass.ts';

const MAP = 'https://www.google.com/maps/search/?api=1&query=Kasarmikatu%2044';

const dto = (changes: Partial<PartnerDto> = {}): PartnerDto => ({
  id: 'corner',
  name: 'Corner Café',
  description: ' Porridge and rye bread. ',
  address: 'Kasarmikatu 44, Helsinki',
  googleMapsUrl: MAP,
  websiteUrl: 'https://corner.example.test',
  imageUrl: 'https://images.example.test/corner.jpg',
  tags: ['vegan', ' vegan ', '', 'gluten-free'],
  ...changes,
});

test('a partner has its texts, links, picture and tags (R3-96)', () => {
  expect(partnerFromDto(dto())).toEqual({
    id: 'corner',
    name: 'Corner Café',
    description: 'Porridge and rye bread.',
    address: 'Kasarmikatu 44, Helsinki',
    googleMapsUrl: MAP,
    websiteUrl: 'https://corner.example.test/',
    imageUrl: 'https://images.example.test/corner.jpg',
    tags: ['vegan', 'gluten-free'],
    accessType: 'unknown',
    accessGuidelines: null,
  });
});

describe('a link is only what it seems to be', () => {
  const SEARCH = 'https://www.google.com/maps/search/?api=1&query=Corner+Caf%C3%A9%2C+Kasarmikatu+44%2C+Helsinki';
  test.each([
    ['none', null],
    ['another site', 'https://maps.example.test/x'],
    ['a script', 'javascript:alert(1)'],
  ])('a map link that is %s becomes a search for the address', (_name, googleMapsUrl) => {
    expect(partnerFromDto(dto({ googleMapsUrl })).googleMapsUrl).toBe(SEARCH);
  });

  test('without link and address the map link is null', () => {
    expect(partnerFromDto(dto({ googleMapsUrl: null, address: ' ' })).googleMapsUrl).toBeNull();
  });

  test.each([null, '', 'http://corner.example.test', 'javascript:alert(1)', 'https://a@b.test'])(
    'site and picture %s are none',
    (url) => {
      expect(partnerFromDto(dto({ websiteUrl: url, imageUrl: url }))).toMatchObject({
        websiteUrl: null,
        imageUrl: null,
      });
    },
  );
});

describe('how a guest gets into a gym (R3-97)', () => {
  test.each(GYM_ACCESS_TYPES)('%s is known', (accessType) => {
    expect(partnerFromDto(dto({ accessType, accessGuidelines: 'Ring twice.\nWait.' }))).toMatchObject({
      accessType,
      accessGuidelines: 'Ring twice.\nWait.',
    });
  });

  test.each(['teleport', '', null, undefined])('%s is unknown', (accessType) => {
    expect(partnerFromDto({ ...dto(), ...(accessType === undefined ? {} : { accessType }) }).accessType).toBe(
      'unknown',
    );
  });

  test.each([null, '  '])('guidelines %j are none', (accessGuidelines) => {
    expect(partnerFromDto(dto({ accessGuidelines })).accessGuidelines).toBeNull();
  });
});

test('partners are sorted by what they serve; other kinds and nameless ones are left out', () => {
  const content = (type: string, ...partners: PartnerDto[]) => ({ id: type, propertyId: 'p', type, partners });
  const { breakfast, gym } = partnersFromDto([
    content('gym', dto({ id: 'gym' })),
    content('spa', dto({ id: 'spa' })),
    content('breakfast', dto({ id: 'a' }), dto({ id: 'nobody', name: ' ' })),
    content('breakfast', dto({ id: 'b' })),
    { id: 'bare', propertyId: 'p', type: 'breakfast' },
  ]);
  expect(breakfast.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(gym.map(({ id }) => id)).toEqual(['gym']);
  expect(partnersFromDto([])).toEqual({ breakfast: [], gym: [] });
});

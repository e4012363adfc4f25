import { describe, expect, test } from 'vitest';

import type { CustomProduct as CustomProductDto } from '#api/generated/model.ts';

import { customProductsFromDto } from './custom-product.ts';

/** A request, complete. */
const DTO: CustomProductDto = {
  id: 'transfer',
  name: 'Airport transfer',
  title: 'Be picked up',
  description: 'A driver waits for you.',
  imageUrl: 'https://pictures.example.test/car.jpg',
  logoUrl: null,
  guidelines: 'Look for the sign.',
  price: 45,
  isExactPrice: true,
  productType: 'transfer-service',
  kind: 'request',
  actionUrl: null,
  actionName: 'Ask for a ride',
  dummyTitle: null,
  dummyMessage: null,
  isAvailable: true,
  productGroupId: 'group-1',
  productGroup: { id: 'group-1', key: 'local-products', name: 'Around the house' },
};

const one = (changes: Partial<CustomProductDto>) => customProductsFromDto([{ ...DTO, ...changes }]);

test('an offer has all its fields (R3-67)', () => {
  expect(one({})).toEqual({
    dropped: [],
    products: [
      {
        id: 'transfer',
        name: 'Airport transfer',
        title: 'Be picked up',
        description: 'A driver waits for you.',
        imageUrl: 'https://pictures.example.test/car.jpg',
        logoUrl: null,
        guidelines: 'Look for the sign.',
        price: 45,
        isExactPrice: true,
        productType: 'transfer-service',
        group: 'local-products',
        action: { kind: 'request', actionName: 'Ask for a ride' },
      },
    ],
  });
});

describe('each kind brings its action', () => {
  test.each<[string, Partial<CustomProductDto>, object]>([
    [
      'third-party opens a site (R3-68)',
      { kind: 'third-party', actionUrl: 'https://museum.example.test/', actionName: 'Buy' },
      { kind: 'third-party', actionUrl: 'https://museum.example.test/', actionName: 'Buy' },
    ],
    [
      'dummy thanks (R3-69)',
      { kind: 'dummy', actionName: 'Yes, please', dummyTitle: 'Noted', dummyMessage: 'See you.' },
      { kind: 'dummy', actionName: 'Yes, please', successTitle: 'Noted', successMessage: 'See you.' },
    ],
    [
      'request needs no name for its button (R3-70)',
      { kind: 'request', actionName: null },
      { kind: 'request', actionName: null },
    ],
    ['informational does nothing (R3-71)', { kind: 'informational' }, { kind: 'informational' }],
  ])('%s', (_name, changes, action) => {
    expect(one(changes).products[0]?.action).toEqual(action);
  });
});

describe('what cannot be shown is dropped and named (R3-72, R3-78)', () => {
  const thirdParty = { kind: 'third-party', actionUrl: 'https://museum.example.test/', actionName: 'Buy' };
  const dummy = { kind: 'dummy', actionName: 'Yes', dummyTitle: 'Noted', dummyMessage: 'See you.' };
  test.each<[string, Partial<CustomProductDto>, string]>([
    ['not available', { isAvailable: false }, 'unavailable'],
    ['without a name', { name: null }, 'missing text'],
    ['with a blank title', { title: '  ' }, 'missing text'],
    ['without a description', { description: undefined }, 'missing text'],
    ['without a kind', { kind: null }, 'unknown kind'],
    ['of an unknown kind', { kind: 'auction' }, 'unknown kind'],
    ['third-party without an address', { ...thirdParty, actionUrl: null }, 'missing what its kind needs'],
    [
      'third-party with an address that runs a script',
      { ...thirdParty, actionUrl: 'javascript:alert(1)' },
      'missing what its kind needs',
    ],
    ['third-party without a name for its button', { ...thirdParty, actionName: '' }, 'missing what its kind needs'],
    ['dummy without a name for its button', { ...dummy, actionName: null }, 'missing what its kind needs'],
    ['dummy without a success title', { ...dummy, dummyTitle: null }, 'missing what its kind needs'],
    ['dummy without a success message', { ...dummy, dummyMessage: null }, 'missing what its kind needs'],
  ])('%s', (_name, changes, reason) => {
    expect(one(changes)).toEqual({ products: [], dropped: [{ id: 'transfer', reason }] });
  });

  test('the others stay, in the order of the server', () => {
    const dtos = ['a', 'b', 'c'].map((id) => ({ ...DTO, id, isAvailable: id !== 'b' }));
    const { products, dropped } = customProductsFromDto(dtos);
    expect([products.map(({ id }) => id), dropped.map(({ id }) => id)]).toEqual([['a', 'c'], ['b']]);
  });
});

test('an unlisted type is unknown; a missing shelf or an unsafe picture is null', () => {
  expect(
    one({ productType: 'balloon', productGroup: null, imageUrl: 'http://x.test/a.jpg' }).products[0],
  ).toMatchObject({
    productType: 'unknown',
    group: null,
    imageUrl: null,
  });
});

test.each([
  ['https://pictures.example.test/car.jpg', 'https://pictures.example.test/car.jpg'],
  ['/pictures/car.jpg', '/pictures/car.jpg'],
  ['//pictures.example.test/car.jpg', null],
  ['/\\pictures.example.test/car.jpg', null],
  ['http://pictures.example.test/car.jpg', null],
  ['car.jpg', null],
  ['', null],
  [null, null],
])('a picture at %j is one at %j', (imageUrl, shown) => {
  const { imageUrl: image, logoUrl: logo } = one({ imageUrl, logoUrl: imageUrl }).products[0] ?? {};
  expect([image, logo]).toEqual([shown, shown]);
});

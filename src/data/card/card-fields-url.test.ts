import { describe, expect, it } from 'vitest';

import { cardFieldsUrl } from './card-fields-url.ts';

describe('where the fields are', () => {
  it.each([
    ['https://cards.example.test', 'https://app.example.test/stay?slug=x', 'https://cards.example.test/field.html'],
    ['/card-fields', 'http://localhost:5173/stay?slug=x', 'http://cards.localhost:5173/card-fields/field.html'],
    ['/card-fields', 'http://wl.localhost:5173/stay', 'http://cards.localhost:5173/card-fields/field.html'],
    ['/card-fields', 'http://192.168.1.7:5173/stay', 'http://192.168.1.7:5173/card-fields/field.html'],
  ])('%s seen from %s', (address, page, url) => {
    expect(cardFieldsUrl(address, page).href).toBe(url);
  });
});

import { describe, expect, it } from 'vitest';

import { secureFieldsAddress } from './secure-fields-address.ts';

const FILE = 'secure-fields-2.0.0.min.js';

describe("where the provider's script is", () => {
  it.each([
    [
      'https://pay.datatrans.com/upp/payment/js',
      'https://app.example.test/stay?slug=x',
      `https://pay.datatrans.com/upp/payment/js/${FILE}`,
    ],
    ['/card-fields', 'http://localhost:5173/stay?slug=x', `http://cards.localhost:5173/card-fields/${FILE}`],
    ['/card-fields', 'http://wl.localhost:5173/stay', `http://cards.localhost:5173/card-fields/${FILE}`],
    ['/card-fields', 'http://192.168.1.7:5173/stay', `http://192.168.1.7:5173/card-fields/${FILE}`],
  ])('%s seen from %s', (base, page, address) => {
    expect(secureFieldsAddress(base, page)).toBe(address);
  });
});

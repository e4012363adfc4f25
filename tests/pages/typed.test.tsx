import { click, expect, fill, page, test } from './fixtures.tsx';
import { pasteInto } from './keys.ts';

/** The property of the stays below. */
const PROPERTY = 'prop-helsinki-kas40';

const number = page.getByLabelText('Booking number');
const lastName = page.getByLabelText('Last name');
const find = page.getByRole('button', { name: 'Find my booking' });
const queriesOf = (calls: readonly { readonly url: string }[]) =>
  calls.map(({ url }) => Object.fromEntries(new URL(url, 'http://reception').searchParams));

test('T3: a booking look-up sends no invisible characters', async ({ visit, world }) => {
  await visit('/check-in');
  await fill(number, ' \u2066ＢＮ\u2011１００１\u2069\u200b.');
  await fill(lastName, '\u202aGue\u200dst\u202c ');
  await click(find);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kasarmikatu 40' })).toBeVisible();
  expect(queriesOf(await world.calls('checkInLookup'))).toEqual([
    { channelConfirmationNumber: 'BN-1001', lastName: 'Guest' },
  ]);
});

test('T3: fields with invisible characters only count as empty', async ({ visit, world }) => {
  await visit('/check-in');
  await fill(number, '\u200b\u2060\ufeff');
  await fill(lastName, '\u200f \u3164');
  await click(find);
  await expect.element(page.getByText('Required')).toHaveLength(2);
  expect(await world.calls('checkInLookup')).toEqual([]);
});

test('T6: a number and a name that are too long say so, typed or autofilled', async ({ visit, world }) => {
  await visit('/check-in');
  await fill(number, '4'.repeat(200));
  await fill(lastName, 'x'.repeat(101));
  await expect.element(number).toHaveValue('4'.repeat(200));
  await click(find);
  await expect.element(page.getByText('Too long: 50 characters at most.')).toBeVisible();
  await expect.element(page.getByText('Too long: 100 characters at most.')).toBeVisible();
  await expect.element(number).toHaveFocus();
  // A browser that fills in a field does not heed its limit.
  const field = number.element() as HTMLInputElement;
  field.value = '4'.repeat(5_000);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await click(find);
  await expect.element(page.getByText('Too long: 50 characters at most.')).toBeVisible();
  await expect.element(page.getByText('Required')).not.toBeInTheDocument();
  await fill(number, `${' '.repeat(100)}BN-1001${' '.repeat(100)}`);
  await fill(lastName, 'Guest');
  await expect.element(page.getByText(/^Too long/)).not.toBeInTheDocument();
  expect(await world.calls('checkInLookup')).toEqual([]);
});

test('T6: a number that is too long continues to the page that says so', async ({ visit }) => {
  await visit('/signup');
  await fill(number, '4'.repeat(200));
  await click(find);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Find your booking' })).toBeVisible();
  await expect.element(number).toHaveValue('4'.repeat(200));
  await click(find);
  await expect.element(page.getByText('Too long: 50 characters at most.')).toBeVisible();
});

test('T6: every form says which text is too long', async ({ visit, world }) => {
  await visit('/login');
  await fill(page.getByLabelText('E-mail'), `${'a'.repeat(260)}@guest.example`);
  await click(page.getByRole('button', { name: 'Send me a code' }));
  await expect.element(page.getByText('Too long: 254 characters at most.')).toBeVisible();

  await visit('/stay/check-in?slug=guest-details-required');
  await fill(page.getByLabelText('First name'), 'x'.repeat(101));
  await fill(page.getByLabelText('Phone'), '+358 40 123 4567 '.repeat(3));
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText('Too long: 100 characters at most.')).toBeVisible();
  await expect.element(page.getByText('Too long: 30 characters at most.')).toBeVisible();
  expect(await world.calls('authenticate')).toEqual([]);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('T3, T5: guest details are sent as intended', async ({ visit, world }) => {
  await visit('/stay/check-in?slug=guest-details-required');
  await fill(page.getByLabelText('First name'), '\u2066Maija\u00a0 Liisa\u2069');
  await fill(page.getByLabelText('Last name'), 'O’Brien\u2011Smith,');
  await fill(page.getByLabelText('E-mail'), 'Maija <maija＠guest.example>');
  await fill(page.getByLabelText('Phone'), '＋３５８ ４０ １２３ ４５６７');
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your ID' })).toBeVisible();
  expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
    {
      guestDetails: expect.objectContaining({
        firstName: 'Maija Liisa',
        lastName: "O'Brien-Smith",
        email: 'maija@guest.example',
        phone: '+358401234567',
      }),
    },
  ]);
});

test('T3: guest details that only look filled in are marked as required', async ({ visit, world }) => {
  await visit('/stay/check-in?slug=guest-details-required');
  for (const label of ['First name', 'Last name', 'E-mail', 'Phone'])
    await fill(page.getByLabelText(label), '\u200b\u2060');
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText('Required')).toHaveLength(4);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test.describe('a one-time code', () => {
  const code = page.getByLabelText('Code');
  const entered = (calls: readonly { readonly body?: unknown }[]) =>
    calls.flatMap(({ body }) => (body as { otp?: string }).otp ?? []);

  test.beforeEach(async ({ visit }) => {
    await visit('/login');
    await fill(page.getByLabelText('E-mail'), '\u200banna＠guest.example ');
    await click(page.getByRole('button', { name: 'Send me a code' }));
    await expect.element(page.getByText('We sent your code to anna@guest.example.')).toBeVisible();
  });

  test.for([
    'Booking BN-1001: your code is 123456',
    '10 minutes left: code 123456',
    '１２３４５６',
    '١٢٣ ٤٥٦',
    '\u2066123456\u2069',
    'G-123456',
    '123.456',
    '您的验证码是123456，10分钟内有效',
  ])('T4, T5: %s pasted or entered by a keyboard becomes 123456', async (text, { world }) => {
    await fill(code, '12');
    pasteInto(code, text);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
    expect(entered(await world.calls('authenticate'))).toEqual(['123456']);
  });

  test('T4: a text with no code or two sends nothing and says so', async ({ world, expectAccessible }) => {
    await fill(code, '12');
    for (const text of ['Booking BN-1001', '111111 or 222222', '+358 9 4245 0150']) {
      pasteInto(code, text);
      await expect.element(page.getByText('We found no code in that text. Please type the code in.')).toBeVisible();
      await fill(code, `12 ${text}`);
      await expect.element(code).toHaveValue('12');
    }
    await expectAccessible();
    expect(entered(await world.calls('authenticate'))).toEqual([]);
    await fill(code, '１２３');
    await expect.element(code).toHaveValue('123');
    await expect.element(page.getByText('We found no code in that text.')).not.toBeInTheDocument();
    await fill(code, '１２３４５６');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
    expect(entered(await world.calls('authenticate'))).toEqual(['123456']);
  });

  test('T7: after too many wrong codes, it says that a new one is needed', async () => {
    for (const wrong of ['111111', '222222', '333333', '444444', '555555']) {
      await fill(code, wrong);
      await expect.element(page.getByText('The code is incorrect')).toBeVisible();
      await expect.element(code).toHaveValue('');
    }
    await fill(code, '123456');
    await expect.element(page.getByRole('alert')).toMatchTextContent('That code has been tried too many times');
  });
});

/** A minute in which the server takes no call of an operation. */
const tooMany = (operation: string) => ({ operation, kind: 'rate-limit', calls: 0, perMs: 60_000 }) as const;
const WAIT = /You can try again in \d+\ssec/;

test.describe('T7: a form sent too often says how long to wait', () => {
  const alert = page.getByRole('alert');

  test('the look-up, with a countdown', async ({ visit, world, passTime, expectAccessible }) => {
    await world.fault(tooMany('checkInLookup'));
    await visit('/check-in');
    await fill(number, 'BN-1001');
    await fill(lastName, 'Guest');
    await click(find);
    await expect.element(alert).toMatchTextContent('Please wait a moment');
    await expect.element(alert).toMatchTextContent('There have been too many attempts in a short time.');
    await expect.element(alert).toMatchTextContent(/You can try again in (60|59|58)\ssec/);
    await expectAccessible();
    // The countdown is up to a second late.
    await passTime(31);
    await expect.element(alert).toMatchTextContent(/You can try again in (30|29|28)\ssec/);
    await passTime(31);
    await expect.element(alert).toMatchTextContent('You can try again now.');
    await world.clearFaults();
    await click(find);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kasarmikatu 40' })).toBeVisible();
  });

  test('a server that does not say how long', async ({ visit, world }) => {
    await world.fault({ operation: 'checkInLookup', kind: 'status', status: 429 });
    await visit('/check-in');
    await fill(number, 'BN-1001');
    await fill(lastName, 'Guest');
    await click(find);
    await expect.element(alert).toMatchTextContent('Please wait a minute, then try again.');
  });

  test('signing in', async ({ visit, world }) => {
    await world.fault(tooMany('authenticate'));
    await visit('/login');
    await fill(page.getByLabelText('E-mail'), 'anna@guest.example');
    await click(page.getByRole('button', { name: 'Send me a code' }));
    await expect.element(alert).toMatchTextContent(WAIT);
  });

  test('guest details', async ({ visit, world }) => {
    await world.fault(tooMany('updateCheckIn'));
    await visit('/stay/check-in?slug=guest-details-required');
    await fill(page.getByLabelText('Phone'), '+358 40 123 4567');
    await click(page.getByRole('button', { name: 'Continue' }));
    await expect.element(alert).toMatchTextContent(WAIT);
  });

  test('checking out', async ({ visit, world }) => {
    await world.fault(tooMany('updateCheckIn'));
    await visit('/stay/check-out?slug=check-out-day');
    await click(page.getByRole('button', { name: 'Check out now' }));
    await expect.element(alert).toMatchTextContent('You are not checked out yet');
    await expect.element(alert).toMatchTextContent(WAIT);
  });

  test('cancelling', async ({ visit, world }) => {
    await world.fault(tooMany('updateCheckIn'));
    await visit('/stay/cancel-reservation?slug=stay-before-arrival');
    await click(page.getByRole('button', { name: 'Cancel booking' }));
    await click(page.getByRole('button', { name: 'Yes, cancel my stay' }));
    await expect.element(alert).toMatchTextContent(WAIT);
  });

  test('changing times', async ({ visit, world }) => {
    await world.fault(tooMany('updateCheckIn'));
    await visit('/stay/change-time?slug=stay-before-arrival');
    await click(page.getByRole('radio', { name: '17:00 No extra cost' }));
    await click(page.getByRole('button', { name: 'Change times' }));
    await expect.element(alert).toMatchTextContent('Field to update. Please try again.');
    await expect.element(alert).toMatchTextContent(WAIT);
  });

  test('ordering', async ({ visit, world }) => {
    await world.fault(tooMany('updateCheckIn'));
    await visit('/stay/sauna-kit?slug=stay-started');
    await click(page.getByRole('button', { name: /^Confirm and pay/ }));
    await expect.element(alert).toMatchTextContent('Failed to proceed the order');
    await expect.element(alert).toMatchTextContent(WAIT);
  });

  test('requesting an offer', async ({ visit, world }) => {
    await world.fault(tooMany('orderCustomProduct'));
    await visit('/stay/product/custom-kinds-request?slug=custom-kinds');
    await click(page.getByRole('button', { name: 'Ask for a ride' }));
    await expect.element(alert).toMatchTextContent('Your request was not accepted');
    await expect.element(alert).toMatchTextContent(WAIT);
  });

  test('searching for rates', async ({ visit, world }) => {
    await world.fault(tooMany('propertyUnitCategoryAvailability'));
    await visit('/stay/reservation-extension?slug=stay-started');
    await click(page.getByText('Choose your dates'));
    await fill(page.getByLabelText('Voucher code'), '4'.repeat(51));
    await click(page.getByRole('button', { name: 'Show rates' }));
    await expect.element(page.getByText('Too long: 50 characters at most.')).toBeVisible();
    await fill(page.getByLabelText('Voucher code'), ' “ＳＵＭＭＥＲ\u201125” ');
    await click(page.getByRole('button', { name: 'Show rates' }));
    await expect.element(alert).toMatchTextContent(WAIT);
  });
});

test.describe('T8: the number of a property', () => {
  const call = page.getByRole('link', { name: 'Call us' });
  const write = page.getByRole('link', { name: 'WhatsApp' });

  test.for([
    ['+358 9 4245 0150 ext. 12', 'tel:+358942450150;ext=12', 'https://wa.me/358942450150'],
    ['+358 9 4245 0150 / +358 50 555 0150', 'tel:+358942450150', 'https://wa.me/358942450150'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000', 'https://wa.me/442079460000'],
    ['００４４ ２０ ７９４６ ００００', 'tel:+442079460000', 'https://wa.me/442079460000'],
  ] as const)('%s is dialled as %s', async ([text, tel, wa], { visit, world }) => {
    await world.backend.db.properties.update(PROPERTY, (property) => ({
      ...property,
      phone: text,
      whatsappNumber: text,
    }));
    await visit('/stay/location?slug=stay-started');
    await expect.element(call).toHaveAttribute('href', tel);
    await expect.element(write).toHaveAttribute('href', wa);
  });

  test('a number that cannot be dialled is text, not a link', async ({ visit, world, expectAccessible }) => {
    const text = 'Please ring the bell';
    await world.backend.db.properties.update(PROPERTY, (property) => ({
      ...property,
      phone: text,
      whatsappNumber: '050 555 0150',
    }));
    await visit('/stay/location?slug=stay-started');
    await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.element(page.getByText('050 555 0150', { exact: true }).first()).toBeVisible();
    await expectAccessible();
    expect(document.querySelectorAll('[href^="tel:"], [href*="wa.me"]')).toHaveLength(0);
  });
});

import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { focus, type } from './keys.ts';
import { signInAs } from './sign-in-as.ts';

const hello = () => page.getByRole('heading', { level: 1, name: 'Hello, Anna' });

const sendCode = async (email: string) => {
  await fill(page.getByLabelText('E-mail'), email);
  await click(page.getByRole('button', { name: 'Send me a code' }));
};

// Proves R5-41.
test('an empty field or an invalid address sends nothing', async ({ visit, world }) => {
  await visit('/login');
  await click(page.getByRole('button', { name: 'Send me a code' }));
  await expect.element(page.getByText('Required')).toBeVisible();
  await sendCode('x');
  await expect.element(page.getByText('Please check e-mail')).toBeVisible();
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
  expect(await world.calls('authenticate')).toEqual([]);
});

test('a challenge that fails, expires or does not load: a message, the address is kept, nothing is sent', async ({
  visit,
  world,
  goTo,
}) => {
  await visit('/login');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [who, words] of [
    ['challenge-fails', 'We could not confirm that you are not a robot.'],
    ['challenge-expires', 'That took a little too long.'],
    ['challenge-unreachable', 'The robot check could not be loaded.'],
  ] as const) {
    await goTo('/check-in');
    await goTo('/login');
    await sendCode(`${who}@guest.example`);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    await expect.element(page.getByLabelText('E-mail')).toHaveValue(`${who}@guest.example`);
    expect(await world.calls('authenticate')).toEqual([]);
  }
});

// Proves R8-35.

// Proves R2-132.
test('a guest who comes from a stay returns to it, whatever page was requested before (R2-60)', async ({ visit }) => {
  await visit('/account');
  await expect.poll(address).toBe('/signup');
  await visit('/login?slug=stay-started');
  await sendCode('anna@guest.example');
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await fill(page.getByLabelText('Code'), '123456');
  await expect.poll(address).toBe('/stay?slug=stay-started');
});

test('on the way to the account, the guest is asked for consent (R2-127, R4-40)', async ({ visit }) => {
  await visit('/account?utm_source=mail');
  await expect.poll(address).toBe('/signup');
  await sendCode('consent-not-given@guest.example');
  await fill(page.getByLabelText('Code'), '123456');
  await expect.poll(address).toBe('/consent');
});

// Proves R7-14.
test('a new code after 30 seconds, with the key of the first; pasting it works', async ({ visit, world, passTime }) => {
  await visit('/login');
  await sendCode('anna@guest.example');
  const again = page.getByRole('button', { name: /^Send a new code/ });
  await expect.element(again).toMatchTextContent(/in \d+ s/);
  await again.click({ force: true });
  expect(await world.calls('authenticate')).toHaveLength(1);
  await passTime(31);
  await expect.element(again).toHaveTextContent('Send a new code');
  await click(again);
  await expect.poll(async () => (await world.calls('authenticate')).length).toBe(2);
  expect((await world.calls('authenticate'))[1]?.body).toMatchObject({ idempotencyKey: expect.stringMatching(/.+/) });
  await fill(page.getByLabelText('Code'), ' 123 456 ');
  await expect.element(hello()).toBeVisible();
});

test('offline: a message, and the next attempt sends it', async ({ visit, setOffline }) => {
  await visit('/login');
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  setOffline(true);
  await sendCode('anna@guest.example');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('You seem to be offline. Please check your connection.');
  setOffline(false);
  await click(page.getByRole('button', { name: 'Send me a code' }));
  await expect.element(page.getByLabelText('Code')).toHaveFocus();
});

// Proves R8-35.
test('any other error with the code: a message, and the code can be sent again', async ({ visit, world }) => {
  await visit('/login');
  await sendCode('anna@guest.example');
  await fill(page.getByLabelText('Code'), '12345');
  await world.fault({ operation: 'authenticate', kind: 'status', status: 500, times: 1 });
  await focus(page.getByLabelText('Code'));
  await type('6');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await click(page.getByRole('button', { name: 'Sign in' }));
  await expect.element(hello()).toBeVisible();
});

test('a guest who goes back while the code is checked is signed in, and stays on that page', async ({
  visit,
  world,
}) => {
  await visit('/stay?slug=stay-started');
  await click(page.getByRole('link', { name: 'Account' }));
  await sendCode('consent-not-given@guest.example');
  await expect.element(page.getByLabelText('Code')).toHaveFocus();
  await world.hold('authenticate');
  await fill(page.getByLabelText('Code'), '123456');
  await expect.element(page.getByRole('button', { name: 'Signing you in' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await world.release();
  await expect.element(page.getByRole('link', { name: /^Stay in touch/ })).toBeVisible();
  await click(page.getByRole('link', { name: 'All doors' }));
  await expect.element(page.getByRole('heading', { name: 'Street door' })).toBeVisible();
  await expect.poll(address).toBe('/stay/access?slug=stay-started');
});

test('a rejected token signs out once, and signing in returns to the page', async ({ visit, world }) => {
  await signInAs(visit, 'anna');
  await expect.element(hello()).toBeVisible();
  await world.fault({ operation: 'customers', kind: 'status', status: 401, code: 'NOT_AUTHENTICATED' });
  await visit(address());
  await expect.poll(address).toBe('/signup');
  await expect.element(page.getByRole('heading', { name: 'Please sign in again' })).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBeNull();
  await world.clearFaults();
  await sendCode('anna@guest.example');
  await fill(page.getByLabelText('Code'), '123456');
  await expect.element(hello()).toBeVisible();
});

test.for([403, 500])('a %i never signs out', async (status, { visit, world, passTime }) => {
  await signInAs(visit, 'anna');
  await expect.element(hello()).toBeVisible();
  await world.fault({ operation: 'customers', kind: 'status', status });
  await visit(address());
  await passTime(10);
  await expect.element(page.getByText('Something went wrong').first()).toBeVisible();
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});

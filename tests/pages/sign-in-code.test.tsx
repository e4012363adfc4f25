import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { pasteInto, press, type } from './keys.ts';

const EMAIL = 'anna@guest.example';
const codeField = () => page.getByLabelText('Code');
const hello = () => page.getByRole('heading', { level: 1, name: 'Hello, Anna' });
async function askForCode(visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/login');
  await fill(page.getByLabelText('E-mail'), EMAIL);
  await press('Enter');
  await expect.element(codeField()).toHaveFocus();
}

test.describe('a code', () => {
  test.beforeEach(({ visit }) => askForCode(visit));

  test('after a wrong code, typing replaces it', async () => {
    await type('111111');
    await expect.element(page.getByText('The code is incorrect')).toBeVisible();
    expect(document.querySelector('[aria-live]')?.textContent).toContain('The code is incorrect');
    await expect.element(page.getByText('Only the newest code works.')).toBeVisible();
    await expect.element(codeField()).toHaveValue('');
    await expect.element(codeField()).toHaveFocus();
    await type('123456');
    await expect.element(hello()).toBeVisible();
  });

  test('the right code, pasted while a wrong one is being checked, is checked next', async ({ world }) => {
    await world.hold('authenticate');
    await type('999999');
    await expect.element(page.getByRole('button', { name: 'Signing you in' })).toBeVisible();
    pasteInto(codeField(), '123456');
    await world.release();
    await expect.element(hello()).toBeVisible();
    const entered = (await world.calls('authenticate')).map(({ body }) => (body as { otp?: string }).otp);
    expect(entered).toEqual([undefined, '999999', '123456']);
  });

  test('a code typed while a wrong one is being checked is kept', async ({ world }) => {
    await world.hold('authenticate');
    await type('999999');
    await expect.element(page.getByRole('button', { name: 'Signing you in' })).toBeVisible();
    await fill(codeField(), '123');
    await world.release();
    await expect.element(page.getByText('The code is incorrect')).toBeVisible();
    await type('456');
    await expect.element(hello()).toBeVisible();
  });

  test.for([
    ['999999', 'Your code: 123 456'],
    ['12', '123-456'],
  ] as const)("after '%s', '%s' pasted is the code", async ([before, pasted]) => {
    await type(before);
    await press('End', codeField());
    pasteInto(codeField(), pasted);
    await expect.element(hello()).toBeVisible();
  });

  test('an unchanged address keeps its code; a corrected one gets a new code', async ({ world }) => {
    const asked = async () => (await world.calls('authenticate')).map(({ body }) => (body as { email: string }).email);
    const address = page.getByLabelText('E-mail');
    await click(page.getByRole('button', { name: 'Change e-mail' }));
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveValue(EMAIL);
    await press('Enter');
    await expect.element(page.getByRole('button', { name: /^Send a new code in \d+ s/ })).toBeVisible();
    expect(await asked()).toEqual([EMAIL]);

    await click(page.getByRole('button', { name: 'Change e-mail' }));
    await fill(address, 'staff@operator.example');
    await press('Enter');
    await expect.element(page.getByText('We sent your code to staff@operator.example.')).toBeVisible();
    expect(await asked()).toEqual([EMAIL, 'staff@operator.example']);
  });

  test('a guest returning from the inbox to a discarded page continues with the code', async ({ visit, world }) => {
    await visit(address());
    await expect.element(page.getByText(`We sent your code to ${EMAIL}.`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Send a new code in \d+ s/ })).toBeVisible();
    await expect.element(codeField()).toHaveFocus();
    await type('123456');
    await expect.element(hello()).toBeVisible();
    expect(await world.calls('authenticate')).toHaveLength(2);
    expect(Object.values(sessionStorage).join(' ')).not.toContain(EMAIL);
  });
});

test.describe('a slow code check', () => {
  test.beforeEach(({ visit }) => askForCode(visit));

  test('a code entered while requesting a new one fails is checked, without a message about the new one', async ({
    world,
    passTime,
  }) => {
    await passTime(31);
    await world.fault({ operation: 'authenticate', kind: 'delay', delayMs: 2_000, times: 1 });
    await world.fault({ operation: 'authenticate', kind: 'status', status: 500, times: 1 });
    await click(page.getByRole('button', { name: 'Send a new code' }));
    await world.isHeld();
    pasteInto(codeField(), '999999');
    await passTime(2);
    await expect.element(page.getByText('The code is incorrect')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('while a code is checked or requested, the address cannot be changed', async ({ world, passTime }) => {
    const changeEmail = page.getByRole('button', { name: 'Change e-mail' });
    await world.hold('authenticate');
    await type('999999');
    await expect.element(changeEmail).toHaveAttribute('aria-disabled', 'true');
    await world.release();
    await expect.element(page.getByText('The code is incorrect')).toBeVisible();
    await passTime(31);
    await world.hold('authenticate');
    await click(page.getByRole('button', { name: 'Send a new code' }));
    await expect.element(changeEmail).toHaveAttribute('aria-disabled', 'true');
    await world.release();
    await expect.element(page.getByRole('button', { name: /^Send a new code in \d+ s/ })).toBeVisible();
    await click(changeEmail);
    await fill(page.getByLabelText('E-mail'), 'staff@operator.example');
    await press('Enter');
    await expect.element(page.getByText('We sent your code to staff@operator.example.')).toBeVisible();
  });

  test('requesting a new code clears the field and keeps the focus there', async ({ passTime }) => {
    await type('12345');
    await passTime(31);
    await click(page.getByRole('button', { name: 'Send a new code' }));
    await expect.element(codeField()).toHaveValue('');
    await expect.element(codeField()).toHaveFocus();
    await type('123456');
    await expect.element(hello()).toBeVisible();
  });

  test('an abandoned or expired code is not requested again', async ({ visit, passTime }) => {
    await click(page.getByRole('button', { name: 'Change e-mail' }));
    await visit(address());
    await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await fill(page.getByLabelText('E-mail'), EMAIL);
    await press('Enter');
    await expect.element(codeField()).toHaveFocus();
    await passTime(900);
    await visit(address());
    await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  });
});

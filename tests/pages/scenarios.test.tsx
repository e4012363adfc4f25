import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

interface Tools {
  readonly visit: (path: string) => Promise<void>;
  readonly passTime: (seconds: number) => Promise<void>;
}

const h1 = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const at = (path: string) => () => expect.poll(address).toBe(path);

async function typeCode(name: string, code: string): Promise<void> {
  await fill(page.getByLabelText('E-mail'), `${name}@guest.example`);
  await click(page.getByRole('button', { name: 'Send me a code' }));
  await fill(page.getByLabelText('Code'), code);
}

/** The brand, account and discovery scenarios that no other test opens by name, and what shows each. */
const ROWS: Readonly<Record<string, (test: Tools) => Promise<unknown>>> = {
  'white-label-landing': async () => {
    await at('/check-in')();
    await expect.poll(() => document.title).toBe('Harbour Suites | Check in');
  },
  'white-label-empty-slug': at('/error'),
  'white-label-guards': at('/check-in'),
  'login-ok': async () => {
    await typeCode('login-ok', '123456');
    await expect.element(h1(/^Hello/)).toBeVisible();
  },
  'login-wrong-code': async () => {
    await typeCode('login-wrong-code', '000000');
    await expect.element(page.getByText('The code is incorrect')).toBeVisible();
  },
  'login-other-error': async () => {
    await typeCode('login-other-error', '123456');
    await expect.element(page.getByText('Something went wrong')).toBeVisible();
  },
  'login-resend': async () => {
    await typeCode('login-resend', '000000');
    await expect.element(page.getByRole('button', { name: /new code/i })).toBeVisible();
  },
  'login-bad-email': async () => {
    await fill(page.getByLabelText('E-mail'), 'x');
    await click(page.getByRole('button', { name: 'Send me a code' }));
    await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
  },
  'token-malformed': async ({ visit }) => {
    localStorage.setItem('accessToken', 'a.b');
    await visit(address());
    await at('/signup')();
    // The address is the same as before, so the heading shows that the app has restarted and checked the token.
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(localStorage.getItem('accessToken')).toBeNull();
  },
  'non-member': async () => {
    await click(page.getByRole('button', { name: 'Check out now' }));
    await expect.element(page.getByRole('link', { name: 'Join the Inner Circle' })).toBeVisible();
  },
  'explore-no-slug': async () => {
    await expect.element(page.getByRole('region', { name: 'Choose a city' })).toBeVisible();
  },
};
/** The same for scenarios whose member signs in first. */
const MEMBERS: Readonly<Record<string, (test: Tools) => Promise<unknown>>> = {
  'token-expired': async ({ visit, passTime }) => {
    await passTime(15);
    await visit(address());
    await at('/signup')();
  },
  'token-rejected': at('/signup'),
  logout: async () => {
    await click(page.getByRole('button', { name: 'Sign out' }));
    await at('/signup')();
  },
  'plan-partner-down': async () => {
    await expect.element(page.getByRole('alert')).toMatchTextContent("We're having trouble loading data");
  },
};

test.for(Object.entries(ROWS))(
  '%s shows what its name says',
  async ([name, isShown], { visit, visitWhiteLabel, passTime, world }) => {
    const { open, brand } = await world.scenario(name);
    await (brand === 'white-label' ? visitWhiteLabel(open) : visit(open));
    await isShown({ visit, passTime });
  },
);

test.for(Object.entries(MEMBERS))(
  '%s, signed in, shows what its name says',
  async ([name, isShown], { visit, passTime, world }) => {
    const { open } = await world.scenario(name);
    await signInAs(visit, name);
    await visit(open);
    await isShown({ visit, passTime });
  },
);

import { address, click, expect, fill, page, test } from './fixtures.tsx';

const there = page.getByRole('main').getByRole('link', { name: 'Open your stay there' });
const title = page.getByRole('heading', { level: 1, name: 'This stay belongs to another site' });
const kept = (): string => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(' ');

async function isSentOn(to: string, name: string): Promise<void> {
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(`Your stay is with ${name}, which has its own site.`)).toBeVisible();
  await expect.element(there).toHaveAttribute('href', to);
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
}

test('the main brand does not open a white-label stay: by link, by look-up, or as remembered (N4)', async ({
  visit,
  expectAccessible,
}) => {
  const to = 'https://app.wl.development.example.test/stay?slug=white-label-stay';
  for (const path of ['/stay', '/stay/access', '/stay/extras', '/stay/explore']) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await visit(`${path}?slug=white-label-stay`);
    // oxlint-disable-next-line no-await-in-loop
    await isSentOn(to, 'Harbour Suites');
    expect(kept()).not.toContain('white-label-stay');
  }
  await expect.poll(() => document.title).toBe('Reception | This stay belongs to another site');
  await expectAccessible();
  await visit('/check-in');
  await fill(page.getByLabelText('Booking number'), 'BN-white-label-stay');
  await fill(page.getByLabelText('Last name'), 'Guest');
  await click(page.getByRole('button', { name: 'Find my booking' }));
  await isSentOn(to, 'Harbour Suites');
  expect(kept()).not.toContain('white-label-stay');
  localStorage.setItem('currentStay', '{"slug":"white-label-stay"}');
  await visit('/stay');
  await isSentOn(to, 'Harbour Suites');
  expect(kept()).not.toContain('white-label-stay');
});

test('nor does white-label open one of the main brand, and its own remembered stay is kept (N4)', async ({
  visitWhiteLabel,
}) => {
  localStorage.setItem('currentStay', '{"slug":"white-label-stay"}');
  await visitWhiteLabel('/stay/access?slug=stay-started');
  await isSentOn('https://app.development.example.test/stay?slug=stay-started', 'Reception');
  await visitWhiteLabel('/stay');
  await expect.poll(address).toBe('/stay?slug=white-label-stay');
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
});

test('if the property loads late, the page is replaced then, and nothing is stored (N4)', async ({
  visit,
  world,
  passTime,
}) => {
  await world.fault({ operation: 'property', kind: 'delay', delayMs: 1_500 });
  await visit('/stay/access?slug=white-label-stay');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();
  await passTime(1.5);
  await expect.element(title).toBeVisible();
  expect(kept()).not.toContain('white-label-stay');
});

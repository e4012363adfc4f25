import { address, click, expect, fill, page, test, texts } from './fixtures.tsx';
import { vi } from 'vitest';
import { focus, press, type } from './keys.ts';

const search = () => page.getByRole('searchbox', { name: 'Search the answers' });

const chatButton = () => page.getByRole('region', { name: 'Chat' }).getByRole('button');

// Proves R6-22.
test('white-label has Help and mentions no names (R2-24, R2-72, R2-149)', async ({
  visitWhiteLabel,
  world,
  expectAccessible,
}) => {
  await world.becomeWhiteLabel();
  await visitWhiteLabel('/stay/ask?slug=help-content');
  await expect.poll(() => document.title).toBe('Harbour Suites | Help');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect
    .poll(() => texts(page.getByRole('navigation', { name: 'Main' }).getByRole('link')))
    .toEqual(['Stay', 'Extras', 'Help']);
  await expect.element(chatButton()).toHaveTextContent('Chat with us');
  await fill(search(), 'submarine');
  await expect.element(page.getByText('just ask us')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Bob|Reception|Inner Circle/);
  await expectAccessible();
});

test('the search finds titles, descriptions and bodies, says how many, and works by keyboard (R1-21)', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay/ask?slug=help-content');
  await focus(search());
  await type('LOYLY');
  await expect.element(page.getByRole('status').filter({ hasText: '1 answer found' })).toBeVisible();
  await expect.element(page.getByText('Is there a sauna?')).toBeVisible();
  await expect.element(page.getByText('Can I arrive at night?')).not.toBeInTheDocument();
  await click(page.getByText('Is there a sauna?'));
  await expect.element(page.getByText('Throw little water, and often.')).toBeVisible();
  await focus(search());
  await fill(search(), 'arrive');
  await expect.element(page.getByRole('status').filter({ hasText: /^[2-9]\sanswers found/ })).toBeVisible();
  const answer = page.getByText('See Extras for earlier hours.');
  await expect.element(answer).not.toBeVisible();
  await press('Tab');
  await press('Enter');
  await expect.element(answer).toBeVisible();

  await fill(search(), 'arrive early hours');
  await expect.element(page.getByRole('status').filter({ hasText: '1 answer found' })).toBeVisible();
  await fill(search(), 'submarine');
  await expect.element(page.getByRole('status').filter({ hasText: 'No answer found' })).toBeVisible();
  await expect.element(page.getByText('Bob knows more than you will find here: just ask.')).toBeVisible();
  await expectAccessible();
  await click(page.getByRole('button', { name: 'Clear the search' }));
  await expect.element(search()).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
  await fill(search(), 'submarine');
  await press('Escape', search());
  await expect.element(search()).toHaveValue('');
});

test("on a phone, the keyboard's search key closes the keyboard", async ({ visit }) => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia(query.replace('(pointer: coarse)', 'all')));
  await visit('/stay/ask?slug=help-content');
  await fill(search(), 'sauna');
  await press('Enter', search());
  await expect.element(search()).not.toHaveFocus();
  await expect.element(search()).toHaveValue('sauna');
});

test('phone and WhatsApp with their hours, and whether they are available now (R1-22, R1-32, R9-16, R9-17, R9-45)', async ({
  visit,
  world,
}) => {
  await world.start({ now: '2026-11-20T23:59:00Z' });
  await visit('/stay/ask?slug=help-empty');
  const call = page.getByRole('region', { name: 'Call or message us' });
  await expect.element(call).toMatchTextContent('We are here now');
  await expect.element(call).toMatchTextContent('07:00 to 02:00 GMT+2');
  await expect.element(call.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
  await expect.element(page.getByText('Usually replies within 5 minutes')).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('24/7');
  // No articles: chat and phone only.
  await expect.element(search()).not.toBeInTheDocument();
  await expect.poll(() => texts(page.getByRole('heading', { level: 2 }))).toEqual(['Chat', 'Call or message us']);
  await world.start({ now: '2026-11-21T00:01:00Z' });
  await visit(address());
  await expect.element(call).toMatchTextContent('Closed right now');
  await expect.element(call).toMatchTextContent('07:00 to 02:00 GMT+2');
  // The page has the chat above: a message comes first, then the phone.
  await expect.element(call.getByRole('link').first()).toHaveAccessibleName('WhatsApp');
  await expect.element(call.getByRole('link').last()).toHaveAccessibleName('Call us');
});

test('if articles fail, chat and phone remain; a cancelled stay has help too (R4-24)', async ({
  visit,
  world,
  goTo,
}) => {
  await world.fault({ operation: 'propertyContent', kind: 'status', status: 500 });
  await visit('/stay/ask?slug=help-content');
  await expect.element(chatButton()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(page.getByText('Something went wrong')).toBeVisible();
  await world.clearFaults();
  await click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();

  await goTo('/stay/ask?slug=cancelled');
  await expect.poll(address).toBe('/stay/ask?slug=cancelled');
  await expect.element(chatButton()).toHaveTextContent('Ask Bob');
});

test('articles that load late shift no buttons, and a search typed earlier finds them', async ({
  visit,
  world,
  resize,
}) => {
  await resize(390, 844);
  await world.hold('propertyContent');
  await visit('/stay/ask?slug=help-content');
  const call = page.getByRole('link', { name: 'Call us' });
  await expect.element(call).toBeVisible();
  const before = call.element().getBoundingClientRect();
  await expect.element(page.getByRole('heading', { name: 'Your Booking' })).not.toBeInTheDocument();
  await world.release();
  await expect.element(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
  expect(call.element().getBoundingClientRect()).toEqual(before);

  await world.hold('propertyContent');
  await visit(address());
  await fill(search(), 'submarine');
  await expect.element(page.getByText('Bob knows more than you will find here: just ask.')).not.toBeInTheDocument();
  await fill(search(), 'sauna');
  await world.release();
  await expect.element(page.getByRole('status').filter({ hasText: '1 answer found' })).toBeVisible();
});

test('articles that cannot be refetched remain, and can be searched', async ({ visit, world, passTime }) => {
  await visit('/stay/ask?slug=help-content');
  await expect.element(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
  await world.fault({ operation: 'propertyContent', kind: 'status', status: 400 });
  await passTime(60);
  // Back from another app.
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => world.calls('propertyContent')).toHaveLength(2);
  await fill(search(), 'submarine');
  await expect.element(page.getByRole('status').filter({ hasText: 'No answer found' })).toBeVisible();
  await expect.element(page.getByText('Bob knows more than you will find here: just ask.')).toBeVisible();
  await expect.element(page.getByText('Something went wrong')).not.toBeInTheDocument();
});

import { click, expect, page, test } from './fixtures.tsx';
import { access, door, apartment, track, pressTwice } from './doors.ts';
import { clickTenTimes, enterAndClick, focus, press, type } from './keys.ts';
import type { FaultInput } from '#mocks/engine/fault-input.ts';

/** The messages at a door and at a lift after each outcome except success (D2). */
const OUTCOMES: readonly { fault: FaultInput; words: string; liftWords: string }[] = [
  {
    fault: { kind: 'commit-then-drop' },
    words:
      'The lock did not respondWe do not know whether the door opened. Try the handle first.Hold the handle up for a moment, then slide once more.',
    liftWords:
      'The lift did not respondWe do not know whether the lift was called. Wait a moment before you call again.',
  },
  {
    fault: { kind: 'status', status: 503, code: 'FOO' },
    words:
      'The lock did not respondWe do not know whether the door opened. Try the handle first.Hold the handle up for a moment, then slide once more.Something went wrong.',
    liftWords:
      'The lift did not respondWe do not know whether the lift was called. Wait a moment before you call again.Something went wrong.',
  },
  {
    fault: { kind: 'status', status: 403, code: 'FORBIDDEN' },
    words: 'Your key cannot open this door right now',
    liftWords: 'Your key cannot call this lift right now',
  },
  {
    fault: { kind: 'status', status: 404, code: 'NOT_FOUND' },
    words: 'This door is no longer part of your stay',
    liftWords: 'This lift is no longer part of your stay',
  },
  {
    fault: { kind: 'status', status: 400, code: 'FOO' },
    words: 'The door did not openHold the handle up for a moment, then slide once more.Something went wrong.',
    liftWords: 'The lift was not calledWait a moment, then press once more.Something went wrong.',
  },
];

/** Opens the apartment and calls the lift, and checks the message of each. */
async function pressBoth(words: string, liftWords: string): Promise<void> {
  await pressTwice(apartment());
  await expect
    .element(
      apartment()
        .getByRole('alert')
        .filter({ has: page.getByRole('heading') }),
    )
    .toMatchTextContent(words);
  await click(door('Lift').getByRole('button', { name: 'Call the lift' }));
  await expect.element(door('Lift').getByRole('alert')).toMatchTextContent(liftWords);
}

test.for(['End', 'Enter'])('opens by the %s key', async (key, { visit, world }) => {
  await visit(access('stay-started'));
  await press(key, apartment().getByRole('slider', { name: 'Apartment 405: slide to open' }));
  await expect.element(apartment().getByRole('alert')).toHaveTextContent('Apartment 405 is open for 6 seconds');
  expect((await world.calls('requestAccess')).map(({ body }) => body)).toEqual([
    { slug: 'stay-started', propertyKeyId: 'key-unit' },
  ]);
});

test('holding Enter opens the question, but does not confirm it', async ({ visit, world }) => {
  await visit(access('stay-started'));
  await focus(track(apartment()));
  await type('{Enter>5/}');
  await expect.element(track(apartment())).toHaveTextContent('Open? Press once more');
  expect(await world.calls('requestAccess')).toEqual([]);
  await press('Enter', track(apartment()));
  await expect.element(apartment().getByRole('alert')).toHaveTextContent('Apartment 405 is open for 6 seconds');
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

test('ten rapid clicks send one request', async ({ visit, world }) => {
  await visit(access('stay-started'));
  await world.hold('requestAccess');
  await click(track(apartment()));
  await clickTenTimes(track(apartment()));
  await expect.element(apartment().getByRole('slider')).toHaveAttribute('aria-valuetext', 'Opening');
  await world.release();
  await expect.element(apartment().getByRole('alert')).toHaveTextContent('Apartment 405 is open for 6 seconds');
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

test('too many attempts disable the slider for 60 seconds', async ({ visit, world, passTime, expectAccessible }) => {
  await visit(access('too-many-unlock-attempts'));
  const card = apartment();
  await pressTwice(card);
  const press = card.getByRole('button', { name: 'Please wait a moment' });
  await expect
    .element(card.getByText('Too many attempts. Please wait a moment and try again or contact us for help.'))
    .toBeVisible();
  await expect.element(press).toHaveAttribute('aria-disabled', 'true');
  await expect.element(card.getByText(/You can try again in \d+\sseconds?\./)).toBeVisible();
  await expectAccessible();
  await press.click({ force: true });
  expect(await world.calls('requestAccess')).toHaveLength(1);
  await passTime(61);
  await expect.element(track(card)).not.toHaveAttribute('aria-disabled');
});

test('a failing lock shows a message and the slider returns; so does a lift that cannot be called', async ({
  visit,
  goTo,
  expectAccessible,
}) => {
  await visit(access('unlock-fails'));
  const card = apartment();
  await pressTwice(card);
  await expect.element(card.getByRole('heading', { name: 'The lock did not respond' })).toBeVisible();
  await expect.element(card).toMatchTextContent('Hold the handle up for a moment, then slide once more.');
  await expect.element(card).toMatchTextContent('Something went wrong.');
  const problem = card.getByRole('alert').filter({ has: page.getByRole('heading') });
  await expect.element(problem.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(card.getByText('Door not opening?')).not.toBeInTheDocument();
  await expect.element(problem.getByRole('link')).toHaveLength(1);
  await expect.element(card.getByText(/^Stays open for/)).not.toBeInTheDocument();
  await expect.element(card).toMatchTextContent('If the problem persists, please contact Bob.');
  await expect.element(card.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Try again');
  await expect.element(card.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible();

  await goTo(access('elevator-call-fails'));
  const lift = door('Lift');
  await click(lift.getByRole('button', { name: 'Call the lift' }));
  await expect.element(lift.getByRole('heading', { name: 'The lift did not respond' })).toBeVisible();
  await expect.element(lift.getByRole('button', { name: 'Call the lift' })).toBeVisible();
  await expectAccessible();
});

test('a lost connection shows a message, and the next attempt can succeed', async ({ visit, world }) => {
  await visit(access('stay-started'));
  await world.fault({ operation: 'requestAccess', kind: 'network', times: 1 });
  const card = apartment();
  await pressTwice(card);
  await expect.element(card.getByRole('heading', { name: 'The lock did not respond' })).toBeVisible();
  await pressTwice(card);
  await expect.element(card.getByRole('alert')).toHaveTextContent('Apartment 405 is open for 6 seconds');
});

test.for(OUTCOMES)(
  'each outcome of a request has words of its own, at a door and at a lift: $words (D2)',
  async ({ fault, words, liftWords }, { visit, world }) => {
    await visit(access('stay-started'));
    await world.fault({ operation: 'requestAccess', ...fault });
    await pressBoth(words, liftWords);
  },
);

test('offline nothing is sent, at a door or a lift, and both say so (D2)', async ({ visit, world, setOffline }) => {
  await visit(access('stay-started'));
  await expect.element(apartment()).toBeVisible();
  setOffline(true);
  await pressBoth('Nothing was sent.', 'Nothing was sent.');
  setOffline(false);
  await expect.element(apartment().getByText('Nothing was sent.')).not.toBeInTheDocument();
  expect(await world.calls('requestAccess')).toEqual([]);
});

// Proves R2-111.
test('a lift is called, is on its way, and can be called again', async ({ visit, world, passTime }) => {
  await visit(access('elevator-call'));
  await world.hold('requestAccess');
  const card = door('Lift');
  await click(card.getByRole('button', { name: 'Call the lift' }));
  await expect.element(card.getByRole('button', { name: 'Sending request' })).toBeVisible();
  await world.release();
  await expect.element(card.getByRole('button', { name: 'Calling the lift' })).toBeVisible();
  await passTime(3);
  await expect.element(card.getByRole('button', { name: 'On its way' })).toBeVisible();
  await passTime(10);
  await expect.element(card.getByRole('button', { name: 'Call the lift' })).toBeVisible();
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

test('a door by Enter and a click at once: one request', async ({ visit, world }) => {
  await visit(access('stay-started'));
  await click(track(apartment()));
  await world.hold('requestAccess');
  await enterAndClick(track(apartment()));
  await world.release();
  await expect.element(apartment().getByRole('alert')).toHaveTextContent('Apartment 405 is open for 6 seconds');
  expect((await world.calls('requestAccess')).map(({ status }) => status)).toEqual([201]);
});

test('a door with a lost response: one request, and no claim that it is open', async ({ visit, world }) => {
  await visit(access('stay-started'));
  await world.fault({ operation: 'requestAccess', kind: 'commit-then-drop', times: 1 });
  await pressTwice(apartment());
  await expect.element(apartment().getByRole('heading', { name: 'The lock did not respond' })).toBeVisible();
  await expect.element(apartment().getByRole('slider')).toHaveAttribute('aria-valuetext', 'Try again');
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

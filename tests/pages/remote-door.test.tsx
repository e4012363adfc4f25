import { access, apartment, pressTwice } from './doors.ts';
import { expect, test } from './fixtures.tsx';
import { enterAndClick } from './keys.ts';

const button = () => apartment().getByRole('button', { name: /press twice|Press once more/ });

test('a door by Enter and a click at once: one request', async ({ visit, world }) => {
  await visit(access('stay-started'));
  await button().click();
  await world.hold('requestAccess');
  await enterAndClick(button());
  await world.letGo();
  await expect.element(apartment().getByRole('alert')).toHaveTextContent('Apartment 405 is open for 6 seconds');
  expect((await world.calls('requestAccess')).map(({ status }) => status)).toEqual([201]);
});

test('a door whose answer is lost: one request, and no word that it is open', async ({ visit, world }) => {
  await visit(access('stay-started'));
  await world.fault({ operation: 'requestAccess', kind: 'commit-then-drop', times: 1 });
  await pressTwice(apartment());
  await expect.element(apartment().getByRole('heading', { name: 'The lock did not answer' })).toBeVisible();
  await expect.element(apartment().getByRole('slider')).toHaveAttribute('aria-valuetext', 'Try again');
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

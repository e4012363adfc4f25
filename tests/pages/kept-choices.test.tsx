import { click, expect, fill, page, test } from './fixtures.tsx';
import type { World } from './world.ts';
import { days, times, chooseCleaning } from './cleaning-times.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };
/** The values of all fields on the page, in order. */
const entered = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main input, main select')].map((field) =>
    field instanceof HTMLInputElement && field.type === 'radio' ? field.checked : field.value,
  );

/** Chooses German, and waits until an operation has been called in German. */
async function speakGerman(world: World, operation: Parameters<World['calls']>[0]): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('de-DE');
  await expect.poll(() => document.documentElement.lang).toBe('de-DE');
  await expect.poll(async () => (await world.calls(operation)).at(-1)?.headers['x-language-code']).toBe('de-DE');
}
/** Opens the page of times for a cleaning from the page before, which has loaded them, and chooses one. */
async function chooseTime(visit: (address: string) => Promise<unknown>): Promise<void> {
  await visit('/stay/cleaning?slug=cleaning-free');
  await expect.element(page.getByText('Your next clean is free.')).toBeVisible();
  await click(page.getByRole('link', { name: 'Schedule cleaning' }));
  await chooseCleaning('Tue 7 Jul', '11:00');
}
const PAGES: readonly {
  address: string;
  /** The operation that the page calls again in another language. */
  reads: Parameters<World['calls']>[0];
  choose: () => Promise<void>;
}[] = [
  {
    address: '/stay/breakfast?slug=breakfast-open',
    reads: 'productAvailability',
    choose: async () => {
      await click(page.getByRole('radio', { name: /^Tue 7 Jul/ }));
      await click(page.getByRole('radio', { name: '1 guest' }));
    },
  },
  {
    address: '/stay/change-time?slug=change-time-ok',
    reads: 'propertyUnitAvailability',
    choose: () =>
      click(page.getByRole('group', { name: /^When would you like to arrive/ }).getByRole('radio', { name: '17:00' })),
  },
  {
    address: '/stay/reservation-extension?slug=extension-request',
    reads: 'checkIn',
    choose: () => click(page.getByRole('radio', { name: /^2 nights/ })),
  },
  {
    address: '/stay/check-in?slug=guest-details-required',
    reads: 'checkIn',
    choose: async () => {
      await fill(page.getByLabelText('First name'), 'Maija');
      await fill(page.getByLabelText('Phone'), '+358 40 1');
    },
  },
];

test('the chosen day and time of a cleaning survive a change of language', async ({ visit, world }) => {
  await world.start(NOW);
  await chooseTime(visit);
  const choices = entered();
  await speakGerman(world, 'productAvailability');
  expect(entered()).toEqual(choices);
});

test('the chosen day and time of a cleaning survive half a minute of inactivity', async ({
  visit,
  world,
  passTime,
}) => {
  await world.start(NOW);
  await chooseTime(visit);
  await passTime(40);
  await expect.element(days().getByRole('radio', { name: 'Tue 7 Jul' })).toBeChecked();
  await expect.element(times().getByRole('radio', { name: '11:00' })).toBeChecked();
});

test.for(PAGES)(
  'what is chosen on $address survives another language',
  async ({ address, reads, choose }, { visit, world }) => {
    if (address.includes('breakfast')) await world.start({ now: '2026-07-06T03:30:00Z' });
    await visit(address);
    await expect.element(page.getByRole('button', { name: /^(Continue|Change times|Confirm and pay)/ })).toBeVisible();
    const untouched = entered();
    await choose();
    const choices = entered();
    expect(choices).not.toEqual(untouched);
    await speakGerman(world, reads);
    expect(entered()).toEqual(choices);
  },
);

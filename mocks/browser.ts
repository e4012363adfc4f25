import { fake } from './backend.ts';
import { startInBrowser } from './engine/browser-host.ts';
import { launch } from './tester-page/launcher.ts';

/** Starts the fake backend in the app's page, with the testers' panel. */
export async function startBrowserBackend(): Promise<void> {
  const { journal } = await startInBrowser(fake);
  launch((on) => journal.watch(on));
}

import type { DebugTools } from '#config/debug-tools.ts';

import type { AppPage } from './app.ts';
import { ask, onChange } from './backend.ts';
import type { Watch } from './backend.ts';
import type { ClockState } from './clock.ts';

/** The event with which the app passes its tools, repeated here because this page's scripts import only types. */
const DEBUG_TOOLS: (typeof import('#config/debug-tools.ts'))['DEBUG_TOOLS'] = 'reception:debug-tools';

/** As many errors as a report needs. */
const MAX_ERRORS = 20;

function listenToErrors(errors: string[]): void {
  const add = (text: string): void => {
    errors.push(`${new Date().toISOString()} ${text}`);
    if (errors.length > MAX_ERRORS) errors.shift();
  };
  const textOf = (value: unknown): string =>
    value instanceof Error ? (value.stack ?? value.message) : typeof value === 'string' ? value : JSON.stringify(value);
  addEventListener('error', ({ message }) => add(message));
  addEventListener('unhandledrejection', ({ reason }) => add(textOf(reason)));
  // The app prints its reports to the console.
  const print = console.error;
  console.error = (...words: unknown[]) => {
    add(words.map(textOf).join(' '));
    print(...words);
  };
}

/** A larger difference from the wall clock means that the world's clock was moved. */
const MOVED_MS = 60_000;

const STYLE = `
  button {
    position: fixed; z-index: 10; inset-inline-start: -4px; top: 33vh; display: grid; place-items: center;
    min-width: 24px; min-height: 44px; padding: 4px 0 4px 4px; border: 1px solid #8a8f80; border-inline-start: 0;
    border-radius: 0 8px 8px 0; color: light-dark(#35562f, #b6d3a4); background: light-dark(#fff, #1e2118);
    font: 600 12px/1 system-ui, sans-serif; writing-mode: vertical-rl; cursor: pointer;
  }
  button:focus-visible { outline: 3px solid light-dark(#35562f, #b6d3a4); outline-offset: 2px; }
  :host([hidden]) { display: none; }
  @media print { :host { display: none; } }
`;

/**
 * Adds a small button to the margin of the app's page, which loads and opens the panel. It shows the world's time if a
 * tester has moved the clock.
 */
export function launch(watch: Watch): void {
  let tools: DebugTools | undefined;
  const errors: string[] = [];
  listenToErrors(errors);
  document.addEventListener(DEBUG_TOOLS, (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    tools = event.detail as DebugTools;
    show();
  });

  const host = document.createElement('div');
  host.style.colorScheme = 'light dark';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = 'Debug';
  button.title = 'Debug (Alt+Shift+D)';
  button.textContent = '⚙';
  root.append(button);

  // `data-panel` records that the panel was asked for before it could open.
  const { dataset } = document.documentElement;
  const page: AppPage = { tools: () => tools, errors, watch };
  let opening: Promise<{ toggle: () => void }> | undefined;
  const toggle = (): void => {
    opening ??= import('./panel.ts').then(({ createPanel }) => createPanel(page, host, button));
    opening.then(
      (panel) => panel.toggle(),
      (error: unknown) => console.error(error),
    );
  };
  button.addEventListener('click', toggle);
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (!(altKey && shiftKey && code === 'KeyD')) return;
    // The panel opens once the app's page has loaded.
    if (!host.isConnected) return void (dataset['panel'] = 'asked');
    delete dataset['panel'];
    toggle();
  });

  /** Shows the world's time on the button if the clock was moved; returns it in milliseconds. */
  async function showTime(): Promise<number> {
    const { now, frozen } = await ask<ClockState>('GET', 'clock');
    const isMoved = frozen || Math.abs(Date.parse(now) - Date.now()) > MOVED_MS;
    button.textContent = isMoved ? `${now.slice(5, 10)} ${now.slice(11, 16)}` : '⚙';
    return Date.parse(now);
  }
  /** Adds the button, and opens the panel if it was asked for before. */
  function show(): void {
    if (!host.isConnected) document.body.append(host);
    void showTime();
    if (dataset['panel'] !== 'asked') return;
    delete dataset['panel'];
    toggle();
  }
  // A tester has changed the world, here or on another page, so the app reads its data again.
  onChange(() => void showTime().then((ms) => tools?.follow(ms)));
}

import type { DebugTools } from '#config/debug-tools.ts';

import type { Watch } from './backend.ts';
import { button, el, row } from './dom.ts';
import type { View } from './dom.ts';

/** The panel's access to the app's page. */
export interface AppPage {
  readonly tools: () => DebugTools | undefined;
  /** The app's last errors, with the device's time. */
  readonly errors: readonly string[];
  readonly watch: Watch;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const named = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name }));

/** A labelled select that applies a choice immediately. */
function select(label: string, hint: string, choices: readonly Choice[], value: string, pick: (value: string) => void) {
  const field = el('select', {}, ...choices.map((each) => el('option', { value: each.value }, each.label)));
  field.value = value;
  field.addEventListener('change', () => pick(field.value));
  return el('label', {}, label, field, el('span', { class: 'facts' }, hint));
}

/** Reloads the page with a parameter for the app. */
function reloadWith(name: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  location.assign(address);
}

/** The other brand's host, with the same page. */
function otherBrand(): { readonly label: string; readonly href: string } {
  const address = new URL(location.href);
  const isWhiteLabel = address.hostname.startsWith('wl.');
  address.hostname = isWhiteLabel ? address.hostname.slice('wl.'.length) : 'wl.localhost';
  return { label: isWhiteLabel ? 'The main brand' : 'The white-label brand', href: address.href };
}

/** The app's own tools for testers: brand, language, environment, the plan's host, a test error. */
export function appView(toolsOf: () => DebugTools | undefined): View {
  const element = el('div');
  const show = async (): Promise<void> => {
    const tools = toolsOf();
    if (tools === undefined) return element.replaceChildren(el('p', {}, 'The app has not started yet.'));
    const brand = otherBrand();
    const planHost = tools.planHost();
    const hint = `This host is ${tools.own}. The page reloads.`;
    const languages = tools.languages.map(({ locale, label }) => ({ value: locale, label }));
    element.replaceChildren(
      el('p', {}, `${tools.brand} brand, ${tools.environment}, on ${location.host}`),
      row(el('a', { class: 'link', href: brand.href }, brand.label)),
      select('Language', 'The page reloads.', languages, tools.language, (locale) => reloadWith('lng', locale)),
      select('Environment', hint, named(tools.environments), tools.environment, tools.overrideEnvironment),
      tools.environment === tools.own
        ? ''
        : row(button('Clear the stored environment', () => tools.overrideEnvironment(null))),
      planHost === undefined
        ? ''
        : select(
            'Host of the plan',
            'Without effect in prod.',
            [{ value: '', label: 'Of the environment' }, ...named(tools.planHosts)],
            planHost,
            tools.pickPlanHost,
          ),
      row(
        // Thrown asynchronously, so that it is handled like an error of the app.
        button('Throw a test error', () => void setTimeout(tools.throwTestError)),
        el('a', { class: 'link', href: '/test' }, 'The test page'),
        el('a', { class: 'link', href: '/__mock/' }, 'All situations on a page'),
      ),
    );
  };
  return { element, show };
}

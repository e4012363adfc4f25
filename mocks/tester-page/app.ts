import type { DebugTools } from '#config/debug-tools.ts';

import type { Watch } from './backend.ts';
import { button, el, row } from './dom.ts';
import type { View } from './dom.ts';

/** What the panel knows of the app's page. */
export interface AppPage {
  readonly tools: () => DebugTools | undefined;
  /** The app's last errors, each with its time of the device. */
  readonly errors: readonly string[];
  readonly watch: Watch;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const named = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name }));

/** A labelled choice that acts at once. */
function select(label: string, hint: string, choices: readonly Choice[], value: string, pick: (value: string) => void) {
  const field = el('select', {}, ...choices.map((each) => el('option', { value: each.value }, each.label)));
  field.value = value;
  field.addEventListener('change', () => pick(field.value));
  return el('label', {}, label, field, el('span', { class: 'facts' }, hint));
}

/** Starts this page again with a parameter that the app reads. */
function reloadWith(name: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  location.assign(address);
}

/** The host that shows the other brand, with the same page. */
function otherBrand(): { readonly label: string; readonly href: string } {
  const address = new URL(location.href);
  const isWhiteLabel = address.hostname.startsWith('wl.');
  address.hostname = isWhiteLabel ? address.hostname.slice('wl.'.length) : 'wl.localhost';
  return { label: isWhiteLabel ? 'The main brand' : 'The white-label brand', href: address.href };
}

/** What the app itself lets a tester choose: brand, language, environment, the plan's host, an error. */
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
        // Outside of this click's handler, so that it fails as code of the app does.
        button('Throw a test error', () => void setTimeout(tools.throwTestError)),
        el('a', { class: 'link', href: '/test' }, 'The test page'),
        el('a', { class: 'link', href: '/__mock/' }, 'All situations on a page'),
      ),
    );
  };
  return { element, show };
}

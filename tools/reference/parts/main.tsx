import './parts.css';

import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { applyBrand } from '#ui/brand.tsx';

import { Actions } from './actions.tsx';
import { FactsAndStates } from './facts.tsx';
import { FormsAndWaiting } from './forms-and-waiting.tsx';
import { Scenes } from './scenes.tsx';

const DARK = 'prefers-color-scheme: dark';

/** The dark scheme's media rules, with their original conditions. */
const darkRules = new Map<CSSMediaRule, string>();

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(DARK)) darkRules.set(rule, rule.media.mediaText);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}

/** Shows the page in a scheme, whatever the device prefers. */
function applyScheme(scheme: 'device' | 'light' | 'dark'): void {
  if (darkRules.size === 0) for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const instead = { device: undefined, light: 'not all', dark: 'all' }[scheme];
  for (const [rule, own] of darkRules) rule.media.mediaText = instead ?? own;
}

const BRANDS = { main: 'Reception', 'white-label': 'Harbour Suites' } as const;
const SCHEMES = { device: 'As the device', light: 'Light', dark: 'Dark' } as const;

interface SwitcherProps<Name extends string> {
  label: string;
  names: Readonly<Record<Name, string>>;
  value: Name;
  onChange: (name: Name) => void;
}

function Switcher<Name extends string>({ label, names, value, onChange }: SwitcherProps<Name>) {
  const isName = (name: string): name is Name => name in names;
  return (
    <label className="flex items-center gap-2 text-note text-soft">
      {label}
      <select
        value={value}
        onChange={({ target }) => isName(target.value) && onChange(target.value)}
        className="min-h-11 rounded-tile border-[1.5px] border-edge bg-card px-3 text-lead text-ink"
      >
        {Object.entries<string>(names).map(([name, shown]) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A link to a section of the page. */
function linkTo(name: string): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href: `#${name}`, textContent: name });
  link.className = 'inline-flex min-h-9 items-center text-soft underline underline-offset-3 hover:text-ink';
  return link;
}

/** Links to all sections of the page. */
function Contents() {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.replaceChildren(...[...document.querySelectorAll('section[id]')].map(({ id }) => linkTo(id)));
  }, []);
  return <nav ref={nav} aria-label="Components" className="mb-8 flex flex-wrap gap-x-4" />;
}

/** The brand can be set in the address: `?brand=white-label`. */
const asked = new URLSearchParams(location.search);

/** All components of `src/ui` in their states, in the chosen brand and scheme. */
function PartsPage() {
  const [brand, setBrand] = useState<keyof typeof BRANDS>(
    asked.get('brand') === 'white-label' ? 'white-label' : 'main',
  );
  const [scheme, setScheme] = useState<keyof typeof SCHEMES>('device');
  useEffect(() => applyBrand(brand), [brand]);
  useEffect(() => applyScheme(scheme), [scheme]);
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-300 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 wide:px-10">
          <p className="flared text-lead font-[650]">Components</p>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            <Switcher label="Brand" names={BRANDS} value={brand} onChange={setBrand} />
            <Switcher label="Scheme" names={SCHEMES} value={scheme} onChange={setScheme} />
          </div>
        </div>
      </header>
      <main className="mx-auto max-w-300 px-5 pt-8 pb-16 wide:px-10">
        <h1>Components of src/ui in their states</h1>
        <p className="mt-2 mb-4 max-w-[65ch] text-soft">
          They have no texts of their own and know no page. Look for one here before you write another.
        </p>
        <Contents />
        <Actions />
        <FactsAndStates />
        <FormsAndWaiting />
        <Scenes />
      </main>
    </>
  );
}

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <PartsPage />
    </StrictMode>,
  );
}

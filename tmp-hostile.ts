import { chromium } from 'playwright/test';
import { findBrowser } from './tests/tools/find-browser.ts';
import { overflow } from './tests/e2e/overflow.ts';

const NAMES = new Set(['name','title','description','address','city','code','ssid','password','number','floor','signText','confirmationNumber','firstName','numberMasked','cardHolderName','body','entrance','zipCode','type','phone','features','guidelines','actionName']);
const alter = (long: string, many: number) => {
  const go = (v: unknown, key = ''): unknown => {
    if (Array.isArray(v)) { const l = v.map((x) => go(x, key)); return many && l.length>0 && typeof l[0]==='object' ? Array.from({length: many}, (_, i) => ({...(l[i % l.length] as object), id: `x${i}`})) : l; }
    if (v && typeof v === 'object') return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, go(x, k)]));
    if (typeof v === 'string' && NAMES.has(key) && key !== 'type' && long) return v + long;
    return v;
  };
  return go;
};
const KINDS: [string, ReturnType<typeof alter>][] = [['60', alter('W'.repeat(60), 0)], ['3000', alter('W'.repeat(3000), 0)], ['300 entries', alter('', 300)], ['none', (x) => x]];
const PAGES = (process.argv[2] ?? '/stay,/stay/access,/stay/ask,/stay/extras,/stay/location,/stay/add-card').split(',');
const LNG = (process.argv[3] ?? 'en-GB').split(',');
const only = process.argv[4];
const browser = await chromium.launch(findBrowser());
for (const [kind, change] of KINDS) {
  if (only && kind !== only) continue;
  const context = await browser.newContext({ timezoneId: 'Europe/Helsinki', locale: 'en-GB' });
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    try { body = JSON.stringify(change(JSON.parse(body))); } catch {}
    await route.fulfill({ response, body });
  });
  const page = await context.newPage();
  page.on('crash', () => console.log('CRASH'));
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text().slice(0, 200)));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  for (const lng of LNG) for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`http://localhost:4250${path}?slug=stay-started&lng=${lng}`);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 20000 }).catch(() => console.log('no h1'));
    await page.waitForTimeout(500);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = kind === 'none' ? await page.evaluate(() => {
        const out: string[] = []; const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); const r = document.createRange();
        for (let n = w.nextNode(); n; n = w.nextNode()) { const el = n.parentElement; if (!el?.checkVisibility({visibilityProperty: true}) || el.closest('.sr-only,select')) continue;
          for (const m of (n.textContent ?? '').matchAll(/[^\s\-–]+/g)) { r.setStart(n, m.index); r.setEnd(n, m.index + m[0].length); const tops = new Set([...r.getClientRects()].map((x) => Math.round(x.top))); if (tops.size > 1) out.push(`SPLIT ${m[0]} in "${(n.textContent ?? '').slice(0,40)}"`); } }
        return out; }) : await overflow(page);
      if (found.length) console.log(kind, lng, path, width, found.slice(0, 6));
    }
    await page.screenshot({ path: `/tmp/parts-shot-${kind.replace(' ','-')}-${path.replaceAll('/','_')}.png` });
  }
  await context.close();
}
await browser.close();
console.log('end');

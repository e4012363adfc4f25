const DARK = 'prefers-color-scheme: dark';

/** The rules that the dark scheme switches on, and the media text that each has in its file. */
const darkRules = new Map<CSSMediaRule, string>();

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(DARK)) darkRules.set(rule, rule.media.mediaText);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}

/** Shows the page in a scheme, whatever the device prefers. */
export function wearScheme(scheme: 'device' | 'light' | 'dark'): void {
  if (darkRules.size === 0) for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const instead = { device: undefined, light: 'not all', dark: 'all' }[scheme];
  for (const [rule, own] of darkRules) rule.media.mediaText = instead ?? own;
}

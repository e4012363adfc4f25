/** Colours by the names of `src/ui/tokens.css`, as an operator writes them in `config.json`. */
export interface BrandColours {
  readonly light?: Readonly<Record<string, string | undefined>> | undefined;
  readonly dark?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Replaces the brand's colours by an operator's: in both colour schemes, on printed pages and in night pictures. */
export function applyColours(colours: BrandColours): void {
  const tokens = (of: BrandColours['light'] = {}): string =>
    `{${Object.entries(of)
      .map((each) => `--${each.join(':')}`)
      .join(';')}}`;
  // The repeated attribute raises the specificity above the brand's own rules.
  const root = ':root[data-brand][data-brand]';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${root},.paper[data-brand][data-brand],${root} [data-sky]${tokens(colours.light)}` +
      `@media screen and (prefers-color-scheme:dark){${root}${tokens(colours.dark)}}` +
      `${root} [data-sky=night]${tokens(colours.dark)}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

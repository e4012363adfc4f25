/** Colours by the names of `src/ui/tokens.css`, as an operator writes them in `config.json`. */
export interface BrandColours {
  readonly light?: Readonly<Record<string, string | undefined>> | undefined;
  readonly dark?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Puts an operator's colours in the place of the brand's: in both schemes, on paper, and in pictures of the night. */
export function applyColours(colours: BrandColours): void {
  const tokens = (of: BrandColours['light'] = {}): string =>
    `{${Object.entries(of)
      .map((each) => `--${each.join(':')}`)
      .join(';')}}`;
  // Twice, so that it counts for more than a rule of the brand.
  const root = ':root[data-brand][data-brand]';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${root},.paper[data-brand][data-brand],${root} [data-sky]${tokens(colours.light)}` +
      `@media screen and (prefers-color-scheme:dark){${root}${tokens(colours.dark)}}` +
      `${root} [data-sky=night]${tokens(colours.dark)}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

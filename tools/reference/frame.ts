/** The look of the plain pages: the colours of the main brand, in both schemes. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f6f3ec, #12140e); --card: light-dark(#fffdf8, #1c1f17);
  --ink: light-dark(#1e211b, #f3f0e6); --soft: light-dark(#5a5f53, #aeb2a2); --line: light-dark(#e6e0d3, #2d3125);
  --accent: light-dark(#34502d, #b4cf9a); --warn: light-dark(#a8452a, #f0a07e); }
body { margin: 0 auto; max-width: 1200px; padding: 40px 20px 80px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 30px; line-height: 1.15; margin: 0 0 8px; } h2 { font-size: 20px; margin: 48px 0 4px; }
p { max-width: 65ch; margin: 0 0 16px; color: var(--soft); } a { color: inherit; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: 16px; max-height: 360px; background: var(--card); border-radius: 14px; }
.wide { overflow-x: auto; } svg { display: block; min-width: 900px; width: 100%; }
.arc { fill: none; stroke: var(--accent); opacity: .34; } .arc:hover { opacity: 1; } .wrong { stroke: var(--warn); }
.room { fill: var(--accent); } text { fill: var(--ink); font-size: 15px; font-weight: 600; text-anchor: middle; }
text.soft { fill: var(--soft); font-size: 13px; font-weight: 400; }
table { border-collapse: collapse; font-size: 14px; } th { font-weight: 600; text-align: start; }
.matrix td { width: 58px; height: 34px; text-align: center; border: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.matrix th { padding: 4px 8px; } .matrix thead th { text-align: center; } .matrix thead td { border: 0; }
.self { background: var(--line); } .some { background: color-mix(in srgb, var(--accent) calc(var(--share) * 45%), transparent); }
.features th, .features td { padding: 8px 16px 8px 0; vertical-align: top; border-bottom: 1px solid var(--line); }
.features td { color: var(--soft); min-width: 48px; } .features td:nth-child(n + 3) { min-width: 190px; }
ul.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); list-style: none; padding: 0; }
.cards a { display: block; padding: 20px; background: var(--card); border-radius: 22px; text-decoration: none; height: 100%; box-sizing: border-box; }
.cards a:hover { outline: 2px solid var(--accent); } .cards strong { display: block; font-size: 18px; } .cards span { color: var(--soft); }
`;

/** A whole page around its content; it needs no other file and no network. */
export const framed = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body>${content}</body>
</html>
`;

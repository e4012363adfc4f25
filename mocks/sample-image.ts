/** Wall, floor and accent of each drawing. */
const COLOURS = [
  ['#dfe7da', '#a9b89a', '#4f6a48'],
  ['#e9e2d2', '#c9b79a', '#a8452a'],
  ['#dde6ea', '#a9bcc6', '#39566a'],
] as const;

const WINDOW =
  '<rect x="430" y="40" width="170" height="120" rx="6" fill="#f9e7bd"/><circle cx="560" cy="80" r="18" fill="#f0c98b"/>' +
  '<path d="M430 130q45-40 90-10t80-25v65h-170z" fill="#7f9470"/><path d="M515 40v120M430 100h170" stroke="#fffdf8" stroke-width="6"/>';
const LAMP =
  '<path d="M640 250V120" stroke="#1e211b" stroke-width="5"/><path d="M610 120h60l-14-46h-32z" fill="#f0c98b"/><rect x="615" y="246" width="50" height="8" rx="4" fill="#1e211b"/>';
const FURNITURE = [
  (accent: string) =>
    `<rect x="70" y="110" width="24" height="140" rx="8" fill="${accent}"/><rect x="84" y="190" width="290" height="50" rx="12" fill="#fffdf8"/><rect x="104" y="160" width="90" height="40" rx="16" fill="#fffdf8"/><rect x="190" y="182" width="184" height="58" rx="12" fill="${accent}"/>`,
  (accent: string) =>
    `<rect x="80" y="140" width="290" height="80" rx="20" fill="${accent}"/><rect x="60" y="175" width="330" height="62" rx="20" fill="${accent}"/><rect x="110" y="160" width="70" height="50" rx="10" fill="#fffdf8"/><path d="M90 237v16M360 237v16" stroke="#1e211b" stroke-width="8"/>`,
  (accent: string) =>
    `<rect x="70" y="170" width="310" height="14" rx="7" fill="${accent}"/><path d="M110 184v66M340 184v66" stroke="${accent}" stroke-width="10"/><path d="M205 170v-30h44v30z" fill="#fffdf8"/><path d="M227 140q-26-22-14-52q24 16 14 52q26-18 20-44q-22 10-20 44" fill="#4f6a48"/>`,
] as const;

/** A numbered drawing of a room for `images/{n}.svg`, so that seeds need no photographs of others; undefined for another path. */
export function sampleImage(path: string): Response | undefined {
  const number = /^images\/(\d+)\.svg$/.exec(path)?.[1];
  if (number === undefined) return undefined;
  const kind = (Number(number) + 2) % 3;
  const [wall, floor, accent] = COLOURS[kind] ?? COLOURS[0];
  const furniture = (FURNITURE[kind] ?? FURNITURE[0])(accent);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 300"><rect width="700" height="300" fill="${wall}"/>` +
    `<rect y="240" width="700" height="60" fill="${floor}"/><ellipse cx="240" cy="262" rx="210" ry="16" fill="#fffdf8" opacity="0.5"/>` +
    `${WINDOW}${LAMP}${furniture}<text x="684" y="288" font-size="24" fill="#1e211b" text-anchor="end" font-family="sans-serif">${number}</text></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}

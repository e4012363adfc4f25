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

/** What offers are drawn with: a car on its way to a plane, a museum, and a museum's sign. */
const OFFERS: Readonly<Record<string, string>> = {
  ride:
    '<rect width="700" height="300" fill="#dde6ea"/><circle cx="590" cy="70" r="26" fill="#f0c98b"/>' +
    '<path d="M0 210q120-60 260-20t240-10 200 20v100H0z" fill="#a9bcc6"/><rect y="236" width="700" height="64" fill="#5c6f79"/>' +
    '<path d="M20 268h90M190 268h90M360 268h90M530 268h90" stroke="#fffdf8" stroke-width="6"/>' +
    '<path d="M420 92l96-34q26-8 30 6t-18 22l-34 12-44 62-14 4 22-56-40 14-18 26-12 2 8-34-20-22 12-4 22 8z" fill="#fffdf8"/>' +
    '<path d="M150 236v-30q0-14 16-18l40-6 40-34q8-6 22-6h64q14 0 22 8l34 32 28 6q16 4 16 20v28z" fill="#a8452a"/>' +
    '<path d="M224 182l30-26q4-4 12-4h26v30zM306 152h26q8 0 12 4l26 26h-64z" fill="#f9e7bd"/>' +
    '<circle cx="216" cy="238" r="26" fill="#1e211b"/><circle cx="216" cy="238" r="11" fill="#e9e2d2"/>' +
    '<circle cx="372" cy="238" r="26" fill="#1e211b"/><circle cx="372" cy="238" r="11" fill="#e9e2d2"/>',
  museum:
    '<rect width="700" height="300" fill="#dfe7da"/><circle cx="590" cy="72" r="26" fill="#f0c98b"/>' +
    '<path d="M0 262V190q60-40 120 0v72zM580 262v-60q60-30 120 0v60z" fill="#a9b89a"/><rect y="258" width="700" height="42" fill="#7f9470"/>' +
    '<path d="M150 116L350 44l200 72v18H150z" fill="#e9e2d2"/><path d="M206 112l144-52 144 52z" fill="#c9b79a"/>' +
    '<rect x="166" y="134" width="368" height="110" fill="#c9b79a"/><rect x="316" y="160" width="68" height="84" fill="#4f6a48"/>' +
    '<path d="M178 134h30v110h-30zM248 134h30v110h-30zM422 134h30v110h-30zM492 134h30v110h-30zM150 240h400v10H150zM132 250h436v12H132z" fill="#fffdf8"/>',
  sign:
    '<rect width="700" height="300" fill="#4f6a48"/>' +
    '<path d="M250 118l100-52 100 52zM262 128h28v80h-28zM336 128h28v80h-28zM410 128h28v80h-28zM246 216h208v20H246z" fill="#f9e7bd"/>',
};

const drawing = (inside: string): Response =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 300">${inside}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });

/**
 * A numbered drawing of a room for `images/{n}.svg`, or that of an offer by its name; undefined for another path. So
 * seeds need no photographs of others.
 */
export function sampleImage(path: string): Response | undefined {
  const name = /^images\/(\w+)\.svg$/.exec(path)?.[1] ?? '';
  const offer = Object.hasOwn(OFFERS, name) ? OFFERS[name] : undefined;
  if (offer !== undefined) return drawing(offer);
  if (!/^\d+$/.test(name)) return undefined;
  const number = name;
  const kind = (Number(number) + 2) % 3;
  const [wall, floor, accent] = COLOURS[kind] ?? COLOURS[0];
  const furniture = (FURNITURE[kind] ?? FURNITURE[0])(accent);
  return drawing(
    `<rect width="700" height="300" fill="${wall}"/>` +
      `<rect y="240" width="700" height="60" fill="${floor}"/><ellipse cx="240" cy="262" rx="210" ry="16" fill="#fffdf8" opacity="0.5"/>` +
      `${WINDOW}${LAMP}${furniture}<text x="684" y="288" font-size="24" fill="#1e211b" text-anchor="end" font-family="sans-serif">${number}</text>`,
  );
}

const TONES = ['#a9b89a', '#7f9470', '#4f6a48'];

/** A numbered drawing for `images/{n}.svg`, so that seeds need no photographs of others; undefined for another path. */
export function sampleImage(path: string): Response | undefined {
  const number = /^images\/(\d+)\.svg$/.exec(path)?.[1];
  if (number === undefined) return undefined;
  const tone = TONES[(Number(number) - 1) % TONES.length] ?? '#a9b89a';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 300"><rect width="700" height="300" fill="${tone}"/>` +
    `<rect x="60" y="150" width="300" height="90" rx="16" fill="#fffdf8"/><rect x="420" y="60" width="200" height="130" rx="8" fill="#f9e7bd"/>` +
    `<text x="640" y="280" font-size="40" fill="#fffdf8" text-anchor="end" font-family="sans-serif">${number}</text></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}

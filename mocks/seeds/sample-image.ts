/** Wall, floor and accent of each drawing. */
const COLOURS = [
  ['#c9dcb8', '#93ad7a', '#4f6a48'],
  ['#e9e2d2', '#c9b79a', '#a8452a'],
  ['#b5d3e2', '#7fa9bf', '#39566a'],
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

/** Drawings by name: custom products, unit categories, and a museum's sign. Their colours suit both brands. */
const OFFERS: Readonly<Record<string, string>> = {
  yoga:
    '<rect width="700" height="300" fill="#f3ddc4"/><circle cx="350" cy="128" r="92" fill="#f0c98b"/>' +
    '<path d="M0 236v-62h60v-26h50v40h56v-54l34-26 34 26v60h40v42zM700 236v-70h-56v-34h-46v52h-52v-30h-60v48h-40v34z" fill="#c9b79a"/>' +
    '<rect y="226" width="700" height="74" fill="#7f9470"/><rect y="218" width="700" height="12" fill="#4f6a48"/>' +
    '<rect x="196" y="258" width="308" height="20" rx="10" fill="#c0602f"/>' +
    '<path d="M350 122q34 0 36 42l6 62h-84l6-62q2-42 36-42z" fill="#4a6a6e"/><circle cx="350" cy="84" r="28" fill="#8a5a3c"/>' +
    '<path d="M322 84q0-32 28-32t28 32q-28-20-56 0z" fill="#1e211b"/><circle cx="350" cy="46" r="11" fill="#1e211b"/>' +
    '<path d="M322 140q-48 40-74 96M378 140q48 40 74 96" fill="none" stroke="#8a5a3c" stroke-width="17" stroke-linecap="round"/>' +
    '<path d="M254 246q40-32 96-18 56-14 96 18 6 18-16 18H270q-22 0-16-18z" fill="#4f6a48"/><path d="M300 262q50-22 100 0z" fill="#8a5a3c"/>',
  pool:
    '<rect width="700" height="300" fill="#f1e6d2"/><path d="M60 24h160v84H60zM270 24h160v84H270zM480 24h160v84H480z" fill="#f9e7bd"/>' +
    '<path d="M140 24v84M350 24v84M560 24v84" stroke="#fffdf8" stroke-width="8"/><rect y="128" width="700" height="16" fill="#fffdf8"/>' +
    '<rect y="144" width="700" height="156" fill="#7fa3a3"/><path d="M150 128v-26h64v26M318 128v-26h64v26M486 128v-26h64v26" fill="#4a6a6e"/>' +
    '<path d="M0 176h700M0 282h700" stroke="#fffdf8" stroke-width="9" stroke-dasharray="30 12" stroke-linecap="round"/>' +
    '<path d="M70 208h80M540 200h70M90 250h60M500 256h110" stroke="#f1e6d2" stroke-width="6" stroke-linecap="round"/>' +
    '<path d="M196 238q70-26 150-8v22q-80 10-150-4z" fill="#8a5a3c"/><path d="M334 236q38-62 92-12" fill="none" stroke="#8a5a3c" stroke-width="20" stroke-linecap="round"/>' +
    '<circle cx="370" cy="232" r="28" fill="#8a5a3c"/><path d="M343 226q2-24 27-24t28 24z" fill="#c0602f"/><path d="M378 230h20" stroke="#1e211b" stroke-width="8" stroke-linecap="round"/>' +
    '<path d="M170 256q30-16 60 0t60 0 60 0 60 0 60 0" fill="none" stroke="#fffdf8" stroke-width="8" stroke-linecap="round"/>',
  picnic:
    '<rect width="700" height="300" fill="#f3e6cc"/><circle cx="514" cy="64" r="26" fill="#f0c98b"/>' +
    '<path d="M0 190q180-60 360-14t340-26v150H0z" fill="#a9b89a"/><path d="M0 236q240-40 700 0v64H0z" fill="#7f9470"/>' +
    '<path d="M104 150h16v84h-16z" fill="#7f5a3a"/><circle cx="112" cy="112" r="66" fill="#4f6a48"/>' +
    '<path d="M150 276l70-58h264l70 58z" fill="#c0602f"/><path d="M212 276l52-58h26l-36 58zM330 276l8-58h26l8 58zM448 276l-34-58h26l50 58z" fill="#e9e2d2"/>' +
    '<path d="M306 156l-30-62q8-14 24-8l32 66z" fill="#d9a05b"/><path d="M378 160v-50q0-8 5-14V70h16v26q5 6 5 14v50z" fill="#4f6a48"/>' +
    '<path d="M278 156q72-116 144 0" fill="none" stroke="#7f5a3a" stroke-width="10"/>' +
    '<path d="M258 152h184l-18 96H276z" fill="#c9a26a"/><path d="M266 196h168M272 222h156M312 156l6 92M350 156v92M388 156l-6 92" stroke="#7f5a3a" stroke-width="3"/>' +
    '<path d="M254 150h192v14l-16 16-20-14-20 16-20-16-20 16-20-16-20 16-20-16-20 14-16-16z" fill="#fffdf8"/>',
  studio:
    '<rect width="700" height="300" fill="#c3cfb9"/><rect y="250" width="700" height="50" fill="#a9b89a"/>' +
    '<rect x="168" y="40" width="132" height="150" fill="#dfe7da"/><circle cx="262" cy="78" r="18" fill="#f0c98b"/>' +
    '<path d="M168 150q34-34 66-10t66-20v70H168z" fill="#7f9470"/><path d="M234 40v150M168 110h132" stroke="#fffdf8" stroke-width="7"/>' +
    '<path d="M162 34h144v12H162zM156 188h156v12H156z" fill="#e9e2d2"/>' +
    '<path d="M148 30h30q6 90-14 168h-16zM320 30h-30q-6 90 14 168h16z" fill="#ae6f41"/><path d="M136 24h196v8H136z" fill="#8e643a"/>' +
    '<rect x="372" y="68" width="80" height="58" rx="4" fill="#fffdf8"/><path d="M380 118l24-34 20 24 10-12 14 22z" fill="#a9b89a"/>' +
    '<ellipse cx="350" cy="272" rx="200" ry="14" fill="#7f9470"/>' +
    '<rect x="456" y="150" width="22" height="124" rx="8" fill="#8e643a"/><rect x="236" y="212" width="226" height="40" rx="14" fill="#fffdf8"/>' +
    '<rect x="386" y="178" width="72" height="42" rx="16" fill="#fffdf8"/><rect x="366" y="182" width="40" height="36" rx="10" fill="#4f6a48"/>' +
    '<path d="M222 260v-36q0-22 22-22h112q22 0 22 22v36z" fill="#ae6f41"/><rect x="222" y="250" width="240" height="18" rx="4" fill="#4f6a48"/>' +
    '<path d="M232 268v14M452 268v14" stroke="#4f6a48" stroke-width="10"/>' +
    '<rect x="496" y="216" width="62" height="10" rx="3" fill="#8e643a"/><rect x="502" y="226" width="50" height="54" fill="#ae6f41"/>' +
    '<path d="M527 216v-28" stroke="#4f6a48" stroke-width="5"/><path d="M504 188l10-40h28l10 40z" fill="#f9e7bd"/>' +
    '<path d="M84 224q-34-34-16-76q20 30 20 76zM90 224q-8-60 16-90q12 50-6 90zM96 224q8-42 40-48q-4 38-32 48z" fill="#4f6a48"/>' +
    '<path d="M68 220h46l-6 60H74z" fill="#ae6f41"/><path d="M598 96h102v184H598z" fill="#7f9470"/><path d="M594 88h106v10H594zM648 98v182" fill="#4f6a48" stroke="#4f6a48" stroke-width="3"/>',
  penthouse:
    '<rect width="700" height="300" fill="#f1e6d2"/><path d="M0 0h700v26L350 60 0 26z" fill="#e3d3b8"/>' +
    '<path d="M196 64h308v166H196z" fill="#f3ddc4"/><circle cx="432" cy="116" r="26" fill="#f0c98b"/>' +
    '<path d="M196 230v-52h40v-22l22-18 22 18v30h44v-46h10v-22l8-14 8 14v22h10v62h40v-34l28-20 28 20v16h48v46z" fill="#b9a88c"/>' +
    '<path d="M196 230v-22h60v-16h70v22h76v-14h62v10h40v20z" fill="#7fa3a3"/><path d="M298 64v166M402 64v166" stroke="#fffdf8" stroke-width="8"/>' +
    '<path d="M190 58h320v12H190zM190 226h320v10H190z" fill="#fffdf8"/><path d="M0 244h700v56H0z" fill="#c9b79a"/>' +
    '<ellipse cx="350" cy="274" rx="196" ry="15" fill="#e9dcc4"/><rect x="236" y="206" width="228" height="44" rx="16" fill="#4a6a6e"/>' +
    '<rect x="222" y="218" width="34" height="50" rx="14" fill="#3c575b"/><rect x="444" y="218" width="34" height="50" rx="14" fill="#3c575b"/>' +
    '<rect x="248" y="236" width="204" height="30" rx="8" fill="#577b7f"/><rect x="268" y="212" width="44" height="30" rx="9" fill="#c0602f"/>' +
    '<rect x="400" y="212" width="40" height="30" rx="9" fill="#f0c98b"/><path d="M244 266v14M456 266v14" stroke="#7f5a3a" stroke-width="9"/>' +
    '<rect x="540" y="96" width="110" height="184" fill="#b9a88c"/><rect x="528" y="132" width="134" height="14" rx="3" fill="#7f5a3a"/>' +
    '<path d="M560 280v-72q0-34 35-34t35 34v72z" fill="#3b3a34"/><path d="M574 280q-12-36 12-62 0 22 12 26 0-24 18-38-4 26 8 36 10 14-2 38z" fill="#f0a04b"/>' +
    '<path d="M588 280q-6-18 8-30 0 10 8 12 8 8 0 18z" fill="#f9e7bd"/><path d="M596 132v-20q0-10 8-10t8 10v20z" fill="#4f6a48"/>' +
    '<path d="M96 216q-40-34-22-84q26 32 26 84zM104 216q-12-66 16-100q16 54-4 100zM110 216q8-48 44-54q-4 44-36 54z" fill="#4f6a48"/>' +
    '<path d="M78 212h56l-8 68H86z" fill="#c0602f"/>',
  terrace:
    '<rect width="700" height="300" fill="#f3ddc4"/><circle cx="246" cy="104" r="40" fill="#f0c98b"/>' +
    '<path d="M0 210v-60h56v-28l30-24 30 24v38h50v-44h14v-30l10-20 10 20v30h14v60h60v-40l34-26 34 26v20h60v-36h46v-30l34-22 34 22v52h50v-24h44v-20h30v112z" fill="#d3b993"/>' +
    '<path d="M0 226v-34h90v-20h80v28h110v-18h120v22h90v-26h110v18h100v30z" fill="#7fa3a3"/>' +
    '<rect y="222" width="700" height="78" fill="#c9a26a"/><path d="M0 244h700M0 268h700" stroke="#b98f57" stroke-width="3"/>' +
    '<path d="M0 178h700v8H0z" fill="#4a6a6e"/><path d="M30 186v40M110 186v40M190 186v40M510 186v40M590 186v40M670 186v40" stroke="#4a6a6e" stroke-width="5"/>' +
    '<path d="M346 60h8v160h-8z" fill="#7f5a3a"/><path d="M214 96q136-96 272 0z" fill="#c0602f"/><path d="M282 96q28-66 68-72 40 6 68 72z" fill="#f1e6d2"/>' +
    '<path d="M264 196h172v12H264zM344 208h12v62h-12zM310 266h80v8h-80z" fill="#7f5a3a"/><path d="M290 196v-16h30v10q0 6-6 6zM384 196v-24h14v24z" fill="#fffdf8"/>' +
    '<path d="M196 186h14v54h54v40h-12v-28h-42v28h-14zM504 186h-14v54h-54v40h12v-28h42v28h14z" fill="#4a6a6e"/>' +
    '<path d="M572 222q-32-28-18-70q22 26 22 70zM580 222q-10-56 14-84q14 46-4 84zM586 222q8-40 38-46q-4 38-30 46z" fill="#4f6a48"/><path d="M556 220h46l-6 58h-34z" fill="#c0602f"/>',
  sauna:
    '<rect width="700" height="300" fill="#c9a26a"/><path d="M0 40h700M0 84h700M0 128h700M0 172h700" stroke="#b98f57" stroke-width="3"/>' +
    '<rect x="150" y="44" width="220" height="96" rx="6" fill="#fffdf8"/><rect x="160" y="54" width="200" height="76" fill="#f3ddc4"/>' +
    '<circle cx="318" cy="84" r="16" fill="#f0c98b"/><path d="M160 130v-24h28v-18l18-14 18 14v26h34v-34l12-16 12 16v32h40v-14h38v32z" fill="#7fa3a3"/>' +
    '<path d="M110 178h330v16H110zM80 228h380v16H80z" fill="#7f5a3a"/><path d="M124 194h14v34h-14zM412 194h14v34h-14zM100 244h14v46h-14zM426 244h14v46h-14z" fill="#6b4a2f"/>' +
    '<rect x="186" y="160" width="84" height="20" rx="8" fill="#4a6a6e"/><rect x="192" y="144" width="72" height="18" rx="8" fill="#fffdf8"/>' +
    '<path d="M340 150h52l-8 30h-36z" fill="#f0c98b"/><path d="M338 152q28-40 56 0" fill="none" stroke="#3b3a34" stroke-width="4"/>' +
    '<rect x="500" y="176" width="116" height="112" rx="10" fill="#3b3a34"/><rect x="522" y="216" width="72" height="50" rx="6" fill="#f9e7bd"/>' +
    '<path d="M536 266q-8-22 10-38 0 16 10 18 0-18 14-28-2 18 8 26 10 12 2 22z" fill="#f0a04b"/>' +
    '<circle cx="522" cy="170" r="15" fill="#8c8577"/><circle cx="548" cy="164" r="17" fill="#a39b8b"/><circle cx="576" cy="166" r="16" fill="#8c8577"/><circle cx="600" cy="170" r="13" fill="#a39b8b"/>' +
    '<path d="M534 128q-12-16 0-32t0-32M562 120q-12-16 0-32t0-32M590 128q-12-16 0-32t0-32" fill="none" stroke="#fffdf8" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M0 288h700v12H0z" fill="#b98f57"/>',
  sign:
    '<rect width="700" height="300" fill="#4f6a48"/>' +
    '<path d="M250 118l100-52 100 52zM262 128h28v80h-28zM336 128h28v80h-28zM410 128h28v80h-28zM246 216h208v20H246z" fill="#f9e7bd"/>',
};

const drawing = (inside: string): Response =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 300">${inside}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });

/**
 * A drawing of a room for `images/{number}.svg`, or the one with that name; undefined for any other path. Seeds use
 * drawings because photographs would need a licence.
 */
export function sampleImage(path: string): Response | undefined {
  const name = /^images\/(\w+)\.svg$/.exec(path)?.[1] ?? '';
  const offer = Object.hasOwn(OFFERS, name) ? OFFERS[name] : undefined;
  if (offer !== undefined) return drawing(offer);
  if (!/^\d+$/.test(name)) return undefined;
  const kind = (Number(name) + 2) % 3;
  const [wall, floor, accent] = COLOURS[kind] ?? COLOURS[0];
  const furniture = (FURNITURE[kind] ?? FURNITURE[0])(accent);
  return drawing(
    `<rect width="700" height="300" fill="${wall}"/>` +
      `<rect y="240" width="700" height="60" fill="${floor}"/>` +
      // Scaled down, because cards crop the sides.
      `<g transform="translate(70 52) scale(0.8)"><ellipse cx="240" cy="262" rx="210" ry="16" fill="#fffdf8" opacity="0.5"/>` +
      `${WINDOW}${LAMP}${furniture}</g><text x="684" y="288" font-size="24" fill="#1e211b" text-anchor="end" font-family="sans-serif">${name}</text>`,
  );
}

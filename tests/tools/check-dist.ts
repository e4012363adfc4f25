import { existsSync, globSync, readFileSync } from 'node:fs';

/** Modules that must never reach a production build, by their path in the source maps (S72). */
const BANNED_SOURCES = /(^|\/)(mocks|tests)\/|node_modules\/(msw|@mswjs|@msw|@faker-js)\//;
/** Strings of the fake backend, in case a map lies. */
const BANNED_WORDS = ['mockServiceWorker', '/__mock/sessions', 'stay-before-arrival', 'faker'];

const findings: string[] = [];
if (!existsSync('dist/index.html')) findings.push('dist/ is missing: run `npm run build` first');
for (const map of globSync('dist-record/**/*.map')) {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  for (const source of sources) if (BANNED_SOURCES.test(source)) findings.push(`${map}: ${source}`);
}
for (const file of globSync('dist/**/*.{js,css,html}')) {
  const text = file + readFileSync(file, 'utf8');
  for (const word of BANNED_WORDS) if (text.includes(word)) findings.push(`${file}: '${word}'`);
}
for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;

import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A longer sentence is read twice. */
const MOST_WORDS = 20;

/** Words that made readers stumble, what to write instead, and the files where the word is a real term. */
const RIDDLES: readonly (readonly [word: RegExp, instead: string, isTermIn?: RegExp])[] = [
  [/\banew\b/i, 'again'],
  [/\bwho(m)?ever\b/i, 'the guest, tab or browser that acts'],
  [/\bnobody\b|\bno one\b/i, 'no guest, no tab, no caller'],
  [/\bsomebody\b|\bsomeone\b/i, 'the guest, tab or person that acts'],
  [/\bstands?\b(?! for\b)(?!-in)|\bstood\b/i, 'is, holds, or is listed'],
  [/\btold\b/i, 'says, reports, or is sent'],
  [/\bhouses?\b/i, 'property', /^src\/ui\/scenes\//],
  [
    /\bwords?\b/i,
    'text, message, or label',
    /\/search-help|\/check-texts|\/city-key|\/in-every-language|languages\.story/,
  ],
  [/\bof (its|their|his|our) own\b/i, 'own, separate'],
];

/** Beginnings that leave a sentence without its subject. */
const WITHOUT_SUBJECT = /^(Of|Who|Who's|Either)\b/;

/** What is no sentence: directives, references, licences. */
const NO_PROSE = /^\s*(?:oxlint-|eslint-|@ts-|\/\s*<|v8 |#__|Proves )/;

interface Comment {
  readonly line: number;
  readonly text: string;
}

/** The comments of a file; line comments under each other are one. */
function commentsOf(path: string, source: string): Comment[] {
  const found: { line: number; end: number; text: string; isLine: boolean }[] = [];
  for (const { type, value, start } of parseSync(path, source).comments) {
    const line = source.slice(0, start).split('\n').length;
    const isLine = type === 'Line';
    const last = found.at(-1);
    const isAlone = source.slice(source.lastIndexOf('\n', start) + 1, start).trim() === '';
    if (isLine && isAlone && last?.isLine === true && last.end === line - 1 && !NO_PROSE.test(value)) {
      last.text += ` ${value}`;
      last.end = line;
    } else {
      found.push({
        line,
        end: line + value.split('\n').length - 1,
        text: value,
        isLine: isLine && !NO_PROSE.test(value),
      });
    }
  }
  return found.map(({ line, text }) => ({ line, text }));
}

/** The sentences of a comment without ids, code and addresses. */
function sentencesOf(text: string): string[] {
  const directive = /^\s*(?:oxlint|eslint)-[^]*? -- (?<reason>[^]*)/.exec(text)?.groups?.['reason'];
  if (directive === undefined && NO_PROSE.test(text)) return [];
  return (directive ?? text)
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s*\((?:(?:[RS]\d[\d-]*|to|and|of|up|,)\s*)+\)/g, '')
    .replaceAll(/`[^`]*`|(?<!\w)'[^'\n]+'(?!\w)|"[^"\n]*"|https?:\S+|\S*\/\S*\.\w+/g, 'code')
    .split(/(?<=[.!?])\s+|\n\s*\n|\n\s*- /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const findings: string[] = [];
let count = 0;
const files = globSync('{src,mocks,tests}/**/*.{ts,tsx}').filter(
  (file) => !/\/generated\/|\.gen\.ts$|check-comments\.ts$/.test(file),
);
for (const file of files.toSorted()) {
  for (const { line, text } of commentsOf(file, readFileSync(file, 'utf8'))) {
    count += 1;
    for (const sentence of sentencesOf(text)) {
      const find = (rule: string): void =>
        void findings.push(`${file}:${line}: ${rule}: ${sentence.replaceAll(/\s+/g, ' ')}`);
      const words = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
      if (words > MOST_WORDS) find(`${words} words, at most ${MOST_WORDS}`);
      for (const [riddle, instead, isTermIn] of RIDDLES) {
        const word = isTermIn?.test(file) === true ? undefined : riddle.exec(sentence)?.[0];
        if (word !== undefined) find(`'${word}'; write ${instead}`);
      }
      if (WITHOUT_SUBJECT.test(sentence)) find('no subject');
    }
  }
}
for (const finding of findings) console.log(finding);
if (findings.length === 0) console.log(`${count} comments`);
process.exitCode = findings.length === 0 ? 0 : 1;

// `npm start`: Vite's own command. Vite rejects unknown options, but ignores those after `--`.
const OWN = /^--allow-(?:host|origin)(=|$)/;
const [node = '', , ...args] = process.argv;
const isOwn = (each: string, index: number): boolean =>
  OWN.test(each) || /^--allow-(?:host|origin)$/.test(args[index - 1] ?? '');

process.argv = [
  node,
  'vite',
  ...args.filter((each, index) => !isOwn(each, index)),
  '--',
  ...args.filter((each, index) => isOwn(each, index)),
];
await import(new URL('bin/vite.js', import.meta.resolve('vite/package.json')).href);

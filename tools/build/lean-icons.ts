import type { Plugin } from 'vite';

/** A line of an icon as lucide has it: a tag of SVG, and its attributes. */
export type Line = readonly [tag: string, look: Readonly<Record<string, string>>];

/** What an icon is made of, in its file. */
const DATA = '__iconData = ';

/** The names in the data of an icon, which have no quotes there. */
const NAME = /\b[\w-]+(?=: )/g;

/** Names of the lines, for React. */
const KEY = /,\s+key: "\w+"/g;

/** A path with a small `m` goes on from the path before. From here it begins in the corner of the icon. */
const CORNER = 'M0 0';

/** The data of a path that draws the same line. Undefined for what is filled, and for a tag that is rare. */
function pathOf([tag, look]: Line): string | undefined {
  if ('fill' in look) return undefined;
  const of = (name: string): number => Number(look[name] ?? 0);
  const arc = (radius: number, across: number, down: number): string => `a${radius} ${radius} 0 0 1 ${across} ${down}`;
  switch (tag) {
    case 'path': {
      const { d = '' } = look;
      return d.startsWith('m') ? CORNER + d : d;
    }
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'circle': {
      const r = of('r');
      return `M${of('cx') - r} ${of('cy')}${arc(r, 2 * r, 0)}${arc(r, -2 * r, 0)}z`;
    }
    case 'rect': {
      // SVG takes the one radius for both where the other is not given.
      const r = of('rx') || of('ry');
      const [across, down] = [of('width') - 2 * r, of('height') - 2 * r];
      const [top, right, bottom, left] = [`h${across}`, `v${down}`, `h${-across}`, `v${-down}`];
      const corners = [arc(r, r, r), arc(r, -r, r), arc(r, -r, -r), arc(r, r, -r)];
      return `M${of('x') + r} ${of('y')}${top}${corners[0]}${right}${corners[1]}${bottom}${corners[2]}${left}${corners[3]}z`;
    }
    default:
      return undefined;
  }
}

/** The lines of an icon in one path, as far as a path can draw them. */
export function fewLines(lines: readonly Line[]): Line[] {
  const d = lines.map((line) => pathOf(line) ?? '').join('');
  return [...(d === '' ? [] : [['path', { d }] as const]), ...lines.filter((line) => pathOf(line) === undefined)];
}

/** An icon as lucide makes it, of what the app uses: one component, no context, no names for styles. */
const LEAN_ICON = `import { createElement } from 'react';
export default (lines) => {
  let drawn;
  return (props) => createElement('svg', {
    width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
    strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', ...props,
  }, ...(drawn ??= lines.map(([tag, look]) => createElement(tag, look))));
};`;

/** Makes icons lean: a first page draws thirty, each with up to nine elements. */
export const leanIcons = (): Plugin => ({
  name: 'reception:lean-icons',
  apply: 'build',
  load: { filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ }, handler: () => LEAN_ICON },
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => {
      const begin = code.indexOf(DATA) + DATA.length;
      // Another name of an icon has a file without lines.
      if (begin < DATA.length) return null;
      const data = code
        .slice(begin, code.indexOf('};', begin) + 1)
        .replaceAll(KEY, '')
        .replaceAll(NAME, '"$&"');
      const lines = fewLines((JSON.parse(data) as { node: Line[] }).node);
      return {
        code: `import icon from '../createLucideIcon.mjs';\nexport default icon(${JSON.stringify(lines)});`,
        map: null,
      };
    },
  },
});

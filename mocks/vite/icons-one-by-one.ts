import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import { isDevelopment } from './is-development.ts';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs';/g;

/** Every name the library gives an icon, and its file. */
function fileOfName(): Map<string, string> {
  const library = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
  const index = readFileSync(join(library, 'dist/esm/lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(EXPORT)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

/** Development shakes nothing off a library: the page would read two thousand icons for the forty it draws. */
export function iconsOneByOne(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  /** One import a name, all on the lines of the original, so that the source's line numbers stay true. */
  const split = (statement: string, list: string): string => {
    const imports = list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => {
        // An import of nothing but a type would still read the library.
        if (each.startsWith('type ')) return `import type { ${each.slice(5)} } from 'lucide-react';`;
        const [name = '', local = name] = each.split(' as ');
        files ??= fileOfName();
        const file = files.get(name);
        return file === undefined
          ? `import { ${each} } from 'lucide-react';`
          : `import ${local} from 'lucide-react/icons/${file}';`;
      });
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  };
  return {
    name: 'reception:icons-one-by-one',
    apply: isDevelopment,
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: "from 'lucide-react'" },
      handler: (code) => ({ code: code.replaceAll(IMPORT, split), map: null }),
    },
  };
}

import type { PluginContext } from 'rolldown';

/** Barrel files, and how they are imported. An importer needs only the names it imports, not the whole barrel. */
const BARRELS = [
  { id: /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/, source: /^lucide-react$/ },
  { id: /\/@tanstack\/react-query\/build\/modern\/index\.js$/, source: /^@tanstack\/react-query$/ },
  { id: /\/@tanstack\/query-core\/build\/modern\/index\.js$/, source: /^@tanstack\/query-core$/ },
];
const barrelOf = (id: string) => BARRELS.find((barrel) => barrel.id.test(id));

/** Tells what a module imports, through barrels too. */
export function importsOf(context: PluginContext): (id: string) => readonly string[] {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const bodyOf = (id: string) => context.parse(context.getModuleInfo(id)?.code ?? '').body;

  /** The module behind each name of a barrel. */
  function namesOf(barrel: string): ReadonlyMap<string, string> {
    const found = known.get(barrel);
    if (found) return found;
    const names = new Map<string, string>();
    known.set(barrel, names);
    const ids = context.getModuleInfo(barrel)?.importedIds ?? [];
    const idOf = (source: string): string => ids.find((id) => id.endsWith(source.replace(/^\./, ''))) ?? barrel;
    const imported = new Map<string, string>();
    for (const node of bodyOf(barrel)) {
      if (node.type === 'ImportDeclaration') {
        for (const { local } of node.specifiers) imported.set(local.name, idOf(node.source.value));
      }
    }
    for (const node of bodyOf(barrel)) {
      if (node.type === 'ExportNamedDeclaration') {
        for (const { local, exported } of node.specifiers) {
          if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
          names.set(exported.name, node.source ? idOf(node.source.value) : (imported.get(local.name) ?? barrel));
        }
      } else if (node.type === 'ExportAllDeclaration') {
        const { value } = node.source;
        const inner = ids.find((id) => barrelOf(id)?.source.test(value) === true);
        if (inner === undefined) for (const name of exportsOf(idOf(value))) names.set(name, idOf(value));
        else for (const [name, id] of namesOf(inner)) names.set(name, id);
      }
    }
    return names;
  }

  const exportsOf = (id: string): string[] =>
    bodyOf(id).flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
        ? node.declaration.declarations.flatMap((each) => (each.id.type === 'Identifier' ? each.id.name : []))
        : [],
    );

  /** The modules behind the names that a module imports from a barrel. */
  function throughBarrel(id: string, barrel: string): string[] {
    return bodyOf(id).flatMap((node) =>
      node.type === 'ImportDeclaration' && barrelOf(barrel)?.source.test(node.source.value) === true
        ? node.specifiers.flatMap((each) =>
            each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
              ? (namesOf(barrel).get(each.imported.name) ?? [])
              : [],
          )
        : [],
    );
  }

  return (id) =>
    (context.getModuleInfo(id)?.importedIds ?? []).flatMap((each) =>
      barrelOf(each) === undefined || barrelOf(id) !== undefined ? each : throughBarrel(id, each),
    );
}

import type { PluginContext } from 'rolldown';

/** Barrel files, and how they are imported. An importer needs only the names it imports, not the whole barrel. */
const BARRELS = [
  { id: /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/, source: /^lucide-react$/ },
  { id: /\/api\/generated\/model\/index\.ts$/, source: /\/model(\/index\.ts)?$/ },
];
const isBarrel = (id: string): boolean => BARRELS.some((barrel) => barrel.id.test(id));

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
    for (const node of bodyOf(barrel)) {
      if (node.type === 'ExportNamedDeclaration' && node.source) {
        for (const { exported } of node.specifiers) {
          if (exported.type === 'Identifier') names.set(exported.name, idOf(node.source.value));
        }
      } else if (node.type === 'ExportAllDeclaration') {
        const id = idOf(node.source.value);
        for (const name of exportsOf(id)) names.set(name, id);
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

  return (id) => {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    const barrel = imported.find(isBarrel);
    if (barrel === undefined) return imported;
    const source = BARRELS.find((each) => each.id.test(barrel))?.source;
    const through = bodyOf(id).flatMap((node) =>
      node.type === 'ImportDeclaration' && source?.test(node.source.value)
        ? node.specifiers.flatMap((each) =>
            each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
              ? (namesOf(barrel).get(each.imported.name) ?? [])
              : [],
          )
        : [],
    );
    return [...imported.filter((each) => !isBarrel(each)), ...through];
  };
}

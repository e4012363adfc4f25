/** Names of cities in other languages, where they differ from the key of their picture. */
const OTHER_NAMES = new Map([
  ['athen', 'athens'],
  ['athina', 'athens'],
  ['αθηνα', 'athens'],
  ['kobenhavn', 'copenhagen'],
  ['kopenhagen', 'copenhagen'],
  ['firenze', 'florence'],
  ['florenz', 'florence'],
  ['helsingfors', 'helsinki'],
  ['luebeck', 'lubeck'],
  ['milano', 'milan'],
  ['mailand', 'milan'],
  ['munchen', 'munich'],
  ['muenchen', 'munich'],
  ['abo', 'turku'],
]);

/** The first word of a city's name (or of a property key) without case and accents: 'Lübeck' gives 'lubeck'. */
export function cityKey(city: string): string {
  const plain = city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o');
  const word = /\p{L}+/u.exec(plain)?.[0] ?? '';
  return OTHER_NAMES.get(word) ?? word;
}

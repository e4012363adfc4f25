import { globSync, readFileSync } from 'node:fs';

import { parseSync, traverse, type NodePath, type types } from '@babel/core';

/** Texts of the source by their use; each is the English text, which is the message's id. */
export interface SourceTexts {
  /** The texts inside a button, a tab, or a link that looks like a button. */
  readonly buttons: ReadonlySet<string>;
  /** Messages with another message in a placeholder, which cannot be inflected. */
  readonly nested: readonly string[];
  /** Messages with a placeholder that is sometimes an hour, sometimes a day and an hour. */
  readonly twoShapes: readonly string[];
}

const IS_MESSAGE = /\b(?:t|msg)`|\bt\(\{|\bt\(i18n\)|\bi18n\._\(/;
const IS_HOUR = /\bformat\.time\(/;
const IS_DAY_AND_HOUR = /\bformat\.(?:dayTime|day)\(/;
const IS_BUTTON = /^<(?:Button|\w+Button|Tab)\b|^<\w+[^>]*\b(?:buttonClass\(|role="tab")/s;

const nameOf = (node: types.Node, index: number): string => (node.type === 'Identifier' ? node.name : String(index));

/** A template as the id of a message: `Until {day}`. */
const templateText = ({ quasis, expressions }: types.TemplateLiteral): string =>
  quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return (value.cooked ?? '') + (expression === undefined ? '' : `{${nameOf(expression, index)}}`);
    })
    .join('');

/** The text of a `<Trans>`; elements and expressions in it are placeholders. */
const transText = (children: types.JSXElement['children']): string =>
  children.map((child) => (child.type === 'JSXText' ? child.value.trim() : '{}')).join('');

/** The text of a message: of a `<Trans>`, or of t and msg as a tag or called with an object; undefined for other code. */
function messageOf(node: types.Node): string | undefined {
  if (node.type === 'JSXElement') {
    const { name } = node.openingElement;
    return name.type === 'JSXIdentifier' && name.name === 'Trans' ? transText(node.children) : undefined;
  }
  if (node.type === 'TaggedTemplateExpression') {
    const { tag } = node;
    const name = tag.type === 'CallExpression' ? tag.callee : tag;
    return name.type === 'Identifier' && /^(t|msg)$/.test(name.name) ? templateText(node.quasi) : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const {
    callee,
    arguments: [given],
  } = node;
  const isMacro = callee.type === 'Identifier' && /^(t|msg)$/.test(callee.name);
  if (!isMacro || given?.type !== 'ObjectExpression') return undefined;
  for (const property of given.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier' || property.key.name !== 'message')
      continue;
    if (property.value.type === 'StringLiteral') return property.value.value;
    if (property.value.type === 'TemplateLiteral') return templateText(property.value);
  }
  return undefined;
}

/** The source of an expression; of a name, that of the value it is declared with. */
function sourceOf(path: NodePath, expression: types.Node, source: string): string {
  const cut = ({ start, end }: types.Node): string => source.slice(start ?? 0, end ?? 0);
  if (expression.type !== 'Identifier') return cut(expression);
  const declared = path.scope.getBinding(expression.name)?.path.node;
  return declared?.type === 'VariableDeclarator' && declared.init ? cut(declared.init) : '';
}

/** Reads the texts of one file. */
export function textsInSource(source: string, filename: string): SourceTexts {
  const found = { buttons: new Set<string>(), nested: new Array<string>(), twoShapes: new Array<string>() };
  const plugins = ['typescript', 'jsx'] as const;
  const tree = parseSync(source, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: [...plugins] },
  });
  if (tree === null) throw new Error(`${filename} cannot be parsed`);

  function judge(path: NodePath, text: string, { quasis, expressions }: types.TemplateLiteral): void {
    for (const [index, expression] of expressions.entries()) {
      const value = sourceOf(path, expression, source);
      // What follows a colon is a list, which is not inflected.
      if (IS_MESSAGE.test(value) && !quasis[index]?.value.raw.endsWith(': ')) found.nested.push(text);
      if (IS_HOUR.test(value) && IS_DAY_AND_HOUR.test(value)) found.twoShapes.push(text);
    }
  }
  /** Adds the messages of a button's label, including those of variables in it. */
  function labels(path: NodePath<types.JSXElement>): void {
    const add = ({ node }: NodePath): void => {
      const message = messageOf(node);
      if (message !== undefined) found.buttons.add(message);
    };
    path.traverse({
      enter: add,
      Function: (inner) => inner.skip(),
      JSXAttribute(attribute) {
        if (attribute.node.name.name !== 'label') attribute.skip();
      },
      Identifier({ node, scope }) {
        const declared = scope.getBinding(node.name)?.path;
        if (declared?.node.type === 'VariableDeclarator') declared.traverse({ enter: add });
      },
    });
  }
  traverse(tree, {
    TaggedTemplateExpression(path) {
      const text = messageOf(path.node);
      if (text !== undefined) judge(path, text, path.node.quasi);
    },
    JSXElement(path) {
      const { openingElement } = path.node;
      if (IS_BUTTON.test(source.slice(openingElement.start ?? 0, openingElement.end ?? 0))) labels(path);
    },
  });
  return found;
}

/** Reads the texts of all of `src`. */
export function readSource(): SourceTexts {
  const all = globSync('src/**/*.tsx').map((file) => textsInSource(readFileSync(file, 'utf8'), file));
  return {
    buttons: new Set(all.flatMap(({ buttons }) => [...buttons])),
    nested: all.flatMap(({ nested }) => nested),
    twoShapes: all.flatMap(({ twoShapes }) => twoShapes),
  };
}

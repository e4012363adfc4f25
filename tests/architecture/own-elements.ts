import { dirname, resolve } from 'node:path';

import { SyntaxKind } from 'typescript/unstable/ast';
import type { Expression, JsxChild, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionLikeDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isReturnStatement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Type } from 'typescript/unstable/sync';

/**
 * A text is the only child of its element (B1). React writes such a text through the element. For any other text it holds a
 * node, which is no longer there when a browser has translated the page: React cannot change it, and throws when it removes
 * it or inserts something before it. This finds the other texts.
 */

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any;

/** Components that render their children without an element around them. */
const WITHOUT_ELEMENT = /^(Suspense|StrictMode|\w*Provider|\w*Context)$/;

/** Components whose children become a message, for which `src/i18n/texts.tsx` adds the elements. */
const MESSAGE = /^(Trans|Plural|Select)$/;

/** The expressions that an expression can render: `b` for `a && b`, `b` or `c` for `a ? b : c`. */
function outcomes(shown: Expression): Expression[] {
  if (isParenthesizedExpression(shown)) return outcomes(shown.expression);
  if (isConditionalExpression(shown)) return [...outcomes(shown.whenTrue), ...outcomes(shown.whenFalse)];
  if (!isBinaryExpression(shown)) return [shown];
  const isAnd = shown.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
  return [...(isAnd ? [] : outcomes(shown.left)), ...outcomes(shown.right)];
}

/** The expressions that a component returns; empty for a node that is not a component. */
function resultsOf(node: Node): Expression[] {
  if (!isFunctionDeclaration(node) && !isArrowFunction(node)) return [];
  const named = isFunctionDeclaration(node) ? node : node.parent;
  const name = isFunctionDeclaration(named) || isVariableDeclaration(named) ? named.name?.getText() : undefined;
  if (name === undefined || !/^[A-Z]/.test(name) || node.body === undefined) return [];
  if (!isBlock(node.body)) return [node.body];
  const found: Expression[] = [];
  const visit = (inner: Node): void => {
    if (isFunctionLikeDeclaration(inner)) return;
    if (isReturnStatement(inner) && inner.expression) found.push(inner.expression);
    inner.forEachChild(visit);
  };
  node.body.forEachChild(visit);
  return found;
}

/** Whether a child is rendered: it is neither a comment nor a line break between two elements. */
const isShown = (child: JsxChild): boolean =>
  isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !isJsxExpression(child) || child.expression !== undefined;

/** Returns a function that tells whether a value of a type may be a text, or a list with one. */
function textTypes(checker: Checker): (type: Type) => boolean {
  const known = new Map<Type, boolean>();
  const partsOf = (type: Type): readonly Type[] | undefined => {
    if (type.isUnionType()) return type.getTypes();
    return type.isTypeReference() && checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : undefined;
  };
  return function mayBeText(type): boolean {
    const isKnown = known.get(type);
    if (isKnown !== undefined) return isKnown;
    // Ends the recursion for a type that contains itself.
    known.set(type, false);
    const isEmpty = type.isStringLiteralType() && type.value === '';
    const isText = partsOf(type)?.some(mayBeText) ?? ((type.flags & TEXT) !== 0 && !isEmpty);
    known.set(type, isText);
    return isText;
  };
}

/** The texts of a file that are not the only child of their element. */
function looseIn(file: SourceFile, checker: Checker): Node[] {
  const mayBeText = textTypes(checker);
  const typesOf = (shown: Expression) =>
    checker.getTypeAtLocation(outcomes(shown)).filter((type) => type !== undefined);
  const isText = (shown: Expression) => typesOf(shown).some(mayBeText);
  const isListOfTexts = (shown: Expression) =>
    typesOf(shown).some((type) => checker.isArrayLikeType(type) && mayBeText(type));

  const looseAmong = (all: readonly JsxChild[], hasElement: boolean): JsxChild[] => {
    const children = all.filter(isShown);
    const isLoose = hasElement && children.length === 1 ? isListOfTexts : isText;
    return children.filter((child) => {
      if (isJsxText(child)) return !hasElement || children.length > 1;
      return isJsxExpression(child) && child.expression !== undefined && isLoose(child.expression);
    });
  };

  const found: Node[] = [];
  const visit = (node: Node): void => {
    const tag = isJsxElement(node) ? node.openingElement.tagName.getText() : '';
    if (MESSAGE.test(tag)) return;
    if (isJsxElement(node) || isJsxFragment(node)) {
      found.push(...looseAmong(node.children, isJsxElement(node) && !WITHOUT_ELEMENT.test(tag)));
    }
    found.push(...resultsOf(node).filter(isText));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The loose texts of the project that a configuration of TypeScript describes, as `src/ui/pill.tsx:32 {children}`. */
export function looseTexts(config: string, isWanted: (path: string) => boolean): string[] {
  const root = `${dirname(resolve(config))}/`;
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [resolve(config)] }).getProject(resolve(config));
    if (project === undefined) throw new Error(`${config} describes no project`);
    return project.rootFiles.flatMap((name) => {
      const path = name.replace(root, '');
      const file = isWanted(path) ? project.program.getSourceFile(name) : undefined;
      if (file === undefined) return [];
      return looseIn(file, project.checker).map((node) => {
        const line = file.text.slice(0, node.getStart()).split('\n').length;
        return `${path}:${line} ${node.getText().replaceAll(/\s+/g, ' ').trim()}`;
      });
    });
  } finally {
    api.close();
  }
}

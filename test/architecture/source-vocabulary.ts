// The names and prose of a TypeScript module.

import ts from 'typescript';

export interface SourceVocabulary {
  /** Declared names, property keys, and the values of string literal types. */
  readonly names: readonly string[];
  /** Comments that begin a line, and titles of tests. */
  readonly prose: readonly string[];
}

export function readSourceVocabulary(path: string, code: string): SourceVocabulary {
  const names: string[] = [];
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isName(node) || isTypeValue(node)) names.push(node.text);
    if (ts.isCallExpression(node) && isTestCall(node.expression)) titles.push(...readTitle(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.ES2023, true));
  return { names, prose: [...titles, ...readComments(code)] };
}

/** Identifiers and strings that name a declaration or property, including keys of object literals. */
function isName(node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier | ts.StringLiteralLike {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node) && !ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return false;
  const named = ts.isComputedPropertyName(parent) && !ts.isIdentifier(node) ? parent : node;
  return (named.parent as { readonly name?: ts.Node }).name === named;
}

/** String literal types, including those of `as const` assertions. */
function isTypeValue(
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  const { parent } = node;
  if (ts.isTemplateLiteralToken(node) && !ts.isNoSubstitutionTemplateLiteral(node))
    return ts.isTemplateLiteralTypeNode(parent) || ts.isTemplateLiteralTypeSpan(parent);
  if (!ts.isStringLiteralLike(node)) return false;
  const asserted = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  return ts.isLiteralTypeNode(parent) || (ts.isAsExpression(asserted) && ts.isConstTypeReference(asserted.type));
}

/** Whether the callee is `describe`, `it`, or `test`, or one of their variants: `it.each(cases)`. */
function isTestCall(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return ['describe', 'it', 'test'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTestCall(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTestCall(callee.tag);
}

/** Returns the text of a title between its substitutions. */
function readTitle(title: ts.Node | undefined): readonly string[] {
  if (title === undefined) return [];
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (!ts.isTemplateExpression(title)) return [];
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
}

function readComments(code: string): readonly string[] {
  return [...code.matchAll(/^[ \t]*(?:\/\/.*|\/\*\*?[^]*?\*\/)/gm)].map(([comment]) => comment);
}

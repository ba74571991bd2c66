// Extraction of names and prose from a TypeScript module.

import ts from 'typescript';

export interface SourceVocabulary {
  /** Declared names, property keys, and the values of string literal types. */
  readonly names: readonly string[];
  /** Comments, and strings of several words: messages, output text, and test titles. */
  readonly prose: readonly string[];
}

export function readSourceVocabulary(path: string, code: string): SourceVocabulary {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.ES2023, true);
  const names: string[] = [];
  const prose: string[] = [];
  const comments = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (isName(node) || isTypeValue(node)) names.push(node.text);
    else if (isText(node) && /\S\s+\S/.test(node.text)) prose.push(node.text);
    if (children.length === 0) {
      for (const { pos, end } of getCommentRanges(code, node)) comments.set(pos, code.slice(pos, end));
    }
    children.forEach(visit);
  };
  visit(source);
  return { names, prose: [...prose, ...comments.values()] };
}

type TextNode = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

function isText(node: ts.Node): node is TextNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
}

function getCommentRanges(code: string, node: ts.Node): readonly ts.CommentRange[] {
  return [
    ...(ts.getLeadingCommentRanges(code, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(code, node.end) ?? []),
  ];
}

/** Type guard for identifiers and strings that name a declaration or property, including keys of object literals. */
function isName(node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier | ts.StringLiteralLike {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node) && !ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return false;
  const named = ts.isComputedPropertyName(parent) && !ts.isIdentifier(node) ? parent : node;
  return (named.parent as { readonly name?: ts.Node }).name === named;
}

/** Type guard for string literal types, including those in `as const` assertions. */
function isTypeValue(node: ts.Node): node is TextNode {
  const { parent } = node;
  if (ts.isTemplateLiteralToken(node) && !ts.isNoSubstitutionTemplateLiteral(node))
    return ts.isTemplateLiteralTypeNode(parent) || ts.isTemplateLiteralTypeSpan(parent);
  if (!ts.isStringLiteralLike(node)) return false;
  const asserted = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  return ts.isLiteralTypeNode(parent) || (ts.isAsExpression(asserted) && ts.isConstTypeReference(asserted.type));
}

// Removal of types from TypeScript, as edits of its text. Many times as fast as the compiler, which also binds names.

import { ts } from 'ts-morph';

/** A replacement of the text from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits, which do not overlap unless one contains the other; the outer one then takes precedence. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < position) continue;
    parts.push(text.slice(position, start), replacement);
    position = end;
  }
  return parts.join('') + text.slice(position);
}

/** Modifiers that only types have. */
const typeModifiers: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AbstractKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
]);

/**
 * Returns the edits that remove the types of a module. Throws for syntax that is more than types, such as enums, which
 * generated modules and the runtime do not have.
 */
export function typeEdits(file: ts.SourceFile): readonly Edit[] {
  const edits: Edit[] = [];
  const remove = (start: number, end: number): void => void edits.push({ start, end, text: '' });
  const { text } = file;

  /** Removes `<…>` around a list. */
  const removeList = (list: ts.NodeArray<ts.Node> | undefined): void => {
    if (list) remove(list.pos - 1, text.indexOf('>', list.end) + 1);
  };
  /** Removes `?`, `!`, and `: T` after a name. The type ends them. */
  const removeAnnotation = (marks: readonly (ts.Node | undefined)[], type: ts.TypeNode | undefined): void => {
    for (const mark of marks) if (mark) remove(mark.pos, mark.end);
    if (type) remove(text.lastIndexOf(':', type.getStart(file)), type.end);
  };

  const visit = (node: ts.Node): void => {
    if ((ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.isTypeOnly) {
      const [comma = ''] = /^\s*,/.exec(text.slice(node.end)) ?? [];
      return remove(node.getStart(file), node.end + comma.length);
    }
    if (isType(node)) return remove(node.getStart(file), node.end);
    if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node) || ts.isTypeAssertionExpression(node))
      throw new Error(`cannot remove types from ${ts.SyntaxKind[node.kind]}`);
    if (ts.canHaveModifiers(node))
      for (const modifier of node.modifiers ?? []) {
        if (ts.isParameter(node)) throw new Error('cannot remove types from a parameter property');
        if (typeModifiers.has(modifier.kind)) remove(modifier.getStart(file), modifier.end);
      }
    if (ts.isFunctionLike(node)) {
      removeList(node.typeParameters);
      // An arrow must be on the line of its parameters.
      if (node.type) remove(node.parameters.end + text.slice(node.parameters.end).indexOf(')') + 1, node.type.end);
    } else if (ts.isClassLike(node)) removeList(node.typeParameters);
    else if (ts.isParameter(node)) removeAnnotation([node.questionToken], node.type);
    else if (ts.isVariableDeclaration(node)) removeAnnotation([node.exclamationToken], node.type);
    else if (ts.isPropertyDeclaration(node)) removeAnnotation([node.questionToken, node.exclamationToken], node.type);
    else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
      remove(node.expression.end, node.end);
    else if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isExpressionWithTypeArguments(node))
      removeList(node.typeArguments);
    ts.forEachChild(node, (child) => {
      if (!ts.isTypeNode(child) || ts.isExpressionWithTypeArguments(child)) visit(child);
    });
  };
  ts.forEachChild(file, visit);
  return edits;
}

/** Returns whether a node exists only for types. */
function isType(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isIndexSignatureDeclaration(node))
    return true;
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  // Overloads, abstract methods, and declarations of other files.
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node))
    return node.body === undefined;
  return (
    ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true
  );
}

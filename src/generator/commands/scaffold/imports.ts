// Imports of a handler module, and renaming of the generated server types that it uses.

import { posix } from 'node:path';
import { Node, type SourceFile, type Identifier } from 'ts-morph';
import { printNamespaceImport } from '../../code/typescript/print-import.ts';
import { detectLineEnding, type TextEdit } from '../../source/text-edits.ts';
import { chooseServerAlias } from './handler-templates.ts';

/** Returns the namespace alias of the generated server. */
export function findServerNamespace(file: SourceFile, isServer: (specifier: string) => boolean): string | undefined {
  for (const declaration of file.getImportDeclarations()) {
    const alias = declaration.getNamespaceImport()?.getText();
    if (alias !== undefined && !declaration.isTypeOnly() && isServer(declaration.getModuleSpecifierValue()))
      return alias;
  }
  return undefined;
}

/** Returns an unused alias, and the edit that imports the server with it. */
export function createServerImport(
  file: SourceFile,
  specifier: string,
): { readonly alias: string; readonly edit: TextEdit } {
  const alias = chooseServerAlias(
    new Set(
      file
        .getDescendants()
        .filter((node) => Node.isIdentifier(node))
        .map((node) => node.getText()),
    ),
  );
  return {
    alias,
    edit: createImportEdit(file, printNamespaceImport(alias, specifier)),
  };
}

/** Returns the edit that adds an import after the existing ones, or after a leading comment. */
export function createImportEdit(file: SourceFile, declaration: string): TextEdit {
  const text = file.getFullText();
  const lineEnd = detectLineEnding(text);
  const last = file.getImportDeclarations().at(-1);
  if (last) {
    const trailingComments =
      /^[ \t]*(?:\/\*[^\r\n]*?\*\/[ \t]*)*(?:\/\/[^\r\n]*)?(?=[\r\n]|$)/.exec(text.slice(last.getEnd()))?.[0] ?? '';
    const offset = last.getEnd() + trailingComments.length;
    return { start: offset, end: offset, text: lineEnd + declaration };
  }
  const [head = ''] = /^(?:#![^\r\n]*(?:\r\n|\n|\r))?(?:\/\/[^\r\n]*(?:\r\n|\n|\r))*(?=\r\n|\n|\r)/.exec(text) ?? [];
  const offset = head.length === 0 ? 0 : head.length + lineEnd.length;
  return { start: offset, end: offset, text: `${declaration}${lineEnd}${lineEnd}` };
}

/** Returns the module specifier that a name is imported from; `undefined` if it is not imported. */
export function findSpecifierOfImportedName(file: SourceFile, name: string): string | undefined {
  return file
    .getImportDeclarations()
    .find((declaration) =>
      declaration
        .getNamedImports()
        .some((specifier) => (specifier.getAliasNode() ?? specifier.getNameNode()).getText() === name),
    )
    ?.getModuleSpecifierValue();
}

/** Returns whether two specifiers denote the same module, each relative to its directory (an absolute path). */
export function isSameModule(directoryA: string, specifierA: string, directoryB: string, specifierB: string): boolean {
  return resolveSpecifier(directoryA, specifierA) === resolveSpecifier(directoryB, specifierB);
}

function resolveSpecifier(directory: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return posix
    .join(directory, specifier)
    .replace(/\.[cm]?[jt]s$/, '')
    .replace(/\/index$/, '');
}

/** Renamed type. `within`: offsets of the code to update; everywhere if absent. */
export interface TypeRename {
  readonly from: string;
  readonly to: string;
  readonly within?: { readonly start: number; readonly end: number };
}

/**
 * Returns the edits that rename types in a module. A named import keeps its local name, so that only the import
 * declaration changes.
 */
export function renameTypes(
  file: SourceFile,
  renames: readonly TypeRename[],
  isServer: (specifier: string) => boolean,
): readonly TextEdit[] {
  if (renames.length === 0) return [];
  const alias = findServerNamespace(file, isServer);
  const edits: TextEdit[] = [];
  for (const node of file.getDescendants()) {
    if (!Node.isIdentifier(node)) continue;
    const rename = renames.find(
      ({ from, within }) =>
        from === node.getText() &&
        (within === undefined || (node.getStart() >= within.start && node.getEnd() <= within.end)),
    );
    if (rename && isQualifiedBy(node, alias))
      edits.push({ start: node.getStart(), end: node.getEnd(), text: rename.to });
  }
  for (const declaration of file
    .getImportDeclarations()
    .filter((candidate) => isServer(candidate.getModuleSpecifierValue()))) {
    for (const specifier of declaration.getNamedImports()) {
      const node = specifier.getNameNode();
      const rename = renames.find(({ from }) => from === node.getText());
      // The old name still exists with a different meaning, so the import must not change.
      if (rename === undefined || (rename.within !== undefined && renames.some(({ to }) => to === rename.from)))
        continue;
      edits.push({
        start: node.getStart(),
        end: node.getEnd(),
        text: specifier.getAliasNode() ? rename.to : `${rename.to} as ${rename.from}`,
      });
    }
  }
  return edits;
}

/** Returns whether the identifier is qualified by the alias, such as `server.GetPetRequest`. */
function isQualifiedBy(node: Identifier, alias: string | undefined): boolean {
  const parent = node.getParent();
  if (Node.isQualifiedName(parent)) return parent.getRight() === node && parent.getLeft().getText() === alias;
  return (
    Node.isPropertyAccessExpression(parent) &&
    parent.getNameNode() === node &&
    parent.getExpression().getText() === alias
  );
}

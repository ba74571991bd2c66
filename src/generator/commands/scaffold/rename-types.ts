// Renaming of generated server types in handler modules.

import { Node, type Identifier, type SourceFile } from 'ts-morph';
import type { TextEdit } from '../../source/text-edits.ts';
import { findServerAlias } from './imports.ts';

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
  const alias = findServerAlias(file, isServer);
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
  for (const declaration of file.getImportDeclarations().filter((each) => isServer(each.getModuleSpecifierValue()))) {
    for (const named of declaration.getNamedImports()) {
      const node = named.getNameNode();
      const rename = renames.find(({ from }) => from === node.getText());
      // The old name still exists with another meaning, so the import must not change.
      if (rename === undefined || (rename.within !== undefined && renames.some(({ to }) => to === rename.from)))
        continue;
      edits.push({
        start: node.getStart(),
        end: node.getEnd(),
        text: named.getAliasNode() ? rename.to : `${rename.to} as ${rename.from}`,
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

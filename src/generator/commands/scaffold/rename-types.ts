// The types of the generated server under their new names: in signatures that are as they were, and in whatever else names them.

import { Node, type Identifier, type SourceFile } from 'ts-morph';
import type { Edit } from '../../source/text-edits.ts';
import { serverAlias } from './imports.ts';

/** A type of the server that has a new name. `within`: offsets in which the old one is meant; everywhere where it is absent. */
export interface Retyped {
  readonly from: string;
  readonly to: string;
  readonly within?: { readonly start: number; readonly end: number };
}

/**
 * The edits that make a module name the types as they are called now. What is imported by name keeps the name that the
 * module knows it by, so that none of its lines changes but the import's.
 */
export function retypingEdits(
  file: SourceFile,
  retyped: readonly Retyped[],
  isServer: (specifier: string) => boolean,
): readonly Edit[] {
  if (retyped.length === 0) return [];
  const alias = serverAlias(file, isServer);
  const edits: Edit[] = [];
  for (const node of file.getDescendants()) {
    if (!Node.isIdentifier(node)) continue;
    const found = retyped.find(
      ({ from, within }) =>
        from === node.getText() &&
        (within === undefined || (node.getStart() >= within.start && node.getEnd() <= within.end)),
    );
    if (found && isQualifiedBy(node, alias)) edits.push({ start: node.getStart(), end: node.getEnd(), text: found.to });
  }
  for (const declaration of file.getImportDeclarations().filter((each) => isServer(each.getModuleSpecifierValue()))) {
    for (const named of declaration.getNamedImports()) {
      const node = named.getNameNode();
      const found = retyped.find(({ from }) => from === node.getText());
      // A name that still means something else in the server cannot be told apart by the import alone.
      if (found === undefined || (found.within !== undefined && retyped.some(({ to }) => to === found.from))) continue;
      edits.push({
        start: node.getStart(),
        end: node.getEnd(),
        text: named.getAliasNode() ? found.to : `${found.to} as ${found.from}`,
      });
    }
  }
  return edits;
}

/** `server.GetPetRequest`, where `server` is the alias. */
function isQualifiedBy(node: Identifier, alias: string | undefined): boolean {
  const parent = node.getParent();
  if (Node.isQualifiedName(parent)) return parent.getRight() === node && parent.getLeft().getText() === alias;
  return (
    Node.isPropertyAccessExpression(parent) &&
    parent.getNameNode() === node &&
    parent.getExpression().getText() === alias
  );
}

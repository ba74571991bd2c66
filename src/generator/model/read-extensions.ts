// Extensions of model parts: known ones of the vocabulary and unknown `x-` keywords.

import type { Document } from '../openapi/types.ts';
import type { Foreign, OperationFacts, PathFacts, SchemaFacts } from '../openapi/extensions/types.ts';
import {
  readForeign,
  readOperationFacts,
  readPathFacts,
  readSchemaFacts,
  readUnspecified,
} from '../openapi/extensions/read-extensions.ts';
import type { MapNode, Node } from '../source/node.ts';

/** Extensions of a schema without any; shared, because most schemas have none. */
export const noFacts: SchemaFacts = { rules: [], filterable: false, unspecified: [] };
const nothing: readonly string[] = [];
export const noForeign: Foreign = new Map();

export interface FactReader {
  ofSchema(node: MapNode): SchemaFacts;
  ofOperation(node: MapNode): OperationFacts;
  ofPath(node: MapNode): PathFacts;
  foreign(node: MapNode): Foreign;
  /**
   * Returns the `x-unspecified` sentences of an object, and of those `keys` of it that have no counterpart in the
   * model.
   */
  unspecified(node: Node, ...members: readonly string[]): readonly string[];
}

/** Creates a reader that skips objects without `x-` keywords. */
export function createFactReader(document: Document): FactReader {
  const { vocabulary } = document;
  const open = (node: Node | undefined): readonly string[] =>
    vocabulary && node?.kind === 'map' && extended(node) ? readUnspecified(node, vocabulary) : nothing;
  const within = (node: MapNode, members: readonly string[]): readonly string[] =>
    members.reduce((all, member) => together(all, open(node.entries.get(member)?.value)), nothing);
  const withOpen = <T extends { readonly unspecified: readonly string[] }>(facts: T, more: readonly string[]): T =>
    more.length === 0 ? facts : { ...facts, unspecified: together(facts.unspecified, more) };
  return {
    ofSchema: (node) =>
      withOpen(
        extended(node) ? readSchemaFacts(node, vocabulary) : noFacts,
        within(node, ['discriminator', 'externalDocs']),
      ),
    ofOperation: (node) => withOpen(readOperationFacts(node, vocabulary), within(node, ['responses', 'externalDocs'])),
    ofPath: (node) => readPathFacts(node, vocabulary),
    foreign: (node) => (extended(node) ? readForeign(node, vocabulary) : noForeign),
    unspecified: (node, ...members) => together(open(node), node.kind === 'map' ? within(node, members) : nothing),
  };
}

function together(some: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? some : [...some, ...more];
}

function extended({ entries }: MapNode): boolean {
  for (const key of entries.keys()) if (key.startsWith('x-')) return true;
  return false;
}

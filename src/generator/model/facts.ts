// What the vocabulary says at each part of the model, and what strangers' keywords say there.

import type { Document } from '../document/openapi.ts';
import type { Foreign, OperationFacts, PathFacts, SchemaFacts } from '../document/vocabulary/declarations.ts';
import { readForeign, readOperationFacts, readPathFacts, readSchemaFacts } from '../document/vocabulary/read.ts';
import type { MapNode } from '../source/tree.ts';

/** What a schema without keywords of the vocabulary has; shared, because most have none. */
export const noFacts: SchemaFacts = { rules: [], filterable: false, unspecified: [] };
export const noForeign: Foreign = new Map();

export interface FactReader {
  ofSchema(node: MapNode): SchemaFacts;
  ofOperation(node: MapNode): OperationFacts;
  ofPath(node: MapNode): PathFacts;
  foreign(node: MapNode): Foreign;
}

/** Reads facts where there are `x-` keywords at all. */
export function createFactReader(document: Document): FactReader {
  return {
    ofSchema: (node) => (extended(node) ? readSchemaFacts(node, document.vocabulary) : noFacts),
    ofOperation: (node) => readOperationFacts(node, document.vocabulary),
    ofPath: (node) => readPathFacts(node, document.vocabulary),
    foreign: (node) => (extended(node) ? readForeign(node, document.vocabulary) : noForeign),
  };
}

function extended({ entries }: MapNode): boolean {
  for (const key of entries.keys()) if (key.startsWith('x-')) return true;
  return false;
}

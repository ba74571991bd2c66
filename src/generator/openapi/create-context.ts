// Creation of the read context, which registers schemas and operations for later checks.

import type { Report } from '../diagnostics/report.ts';
import type { MapNode, Node } from '../source/node.ts';
import { dropDuplicateOperationId } from './checks/operations.ts';
import type { Operation, SchemaLocation, OpenApiVersion } from './types.ts';
import type { ReadContext } from './read-context.ts';
import type { ReferenceResolver } from './resolve-reference.ts';
import { checkExtension } from './extensions/check-extensions.ts';
import type { Vocabulary } from './extensions/types.ts';

/** The schemas and operations that were read, in that order. */
export interface DocumentIndex {
  readonly schemas: readonly SchemaLocation[];
  readonly operations: readonly Omit<Operation, 'method'>[];
}

/** Returns a new read context, and the index that it fills. */
export function createReadContext(
  version: OpenApiVersion,
  resolver: ReferenceResolver,
  report: Report,
  vocabulary: Vocabulary | undefined,
  excluded: ReadonlySet<Node>,
): { readonly reading: ReadContext; readonly noted: DocumentIndex } {
  const schemas: SchemaLocation[] = [];
  const operations: Omit<Operation, 'method'>[] = [];
  const ids = new Map<string, MapNode>();
  const locations = new Map<Node, SchemaLocation>();
  const context: ReadContext = {
    version,
    report,
    resolver,
    isStrict: vocabulary !== undefined,
    excluded,
    checkExtension(kind, entry) {
      if (vocabulary) checkExtension(kind, entry, vocabulary, context);
    },
    registerSchema(at) {
      const known = locations.get(at.node);
      if (known) return known;
      const location = resolver.enterResource(at);
      locations.set(at.node, location);
      schemas.push(location);
      return location;
    },
    registerOperation(operation) {
      const distinct = dropDuplicateOperationId(operation, ids, context);
      operations.push(distinct);
      return distinct;
    },
  };
  return { reading: context, noted: { schemas, operations } };
}

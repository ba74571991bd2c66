// Creation of the read context, which registers schemas and operations for later checks.

import type { Report } from '../diagnostics/report.ts';
import type { MapNode, Node } from '../source/node.ts';
import { withDistinctId } from './checks/operations.ts';
import type { Operation, SchemaSite, Version } from './types.ts';
import type { Reading } from './read-context.ts';
import type { References } from './resolve-reference.ts';
import { checkExtension } from './extensions/check-extensions.ts';
import type { Vocabulary } from './extensions/types.ts';

/** The schemas and operations that were read, in that order. */
export interface Noted {
  readonly schemas: readonly SchemaSite[];
  readonly operations: readonly Omit<Operation, 'method'>[];
}

/** Returns a new read context, and the index that it fills. */
export function startReading(
  version: Version,
  references: References,
  report: Report,
  vocabulary: Vocabulary | undefined,
  leftOut: ReadonlySet<Node>,
): { readonly reading: Reading; readonly noted: Noted } {
  const schemas: SchemaSite[] = [];
  const operations: Omit<Operation, 'method'>[] = [];
  const ids = new Map<string, MapNode>();
  const sites = new Map<Node, SchemaSite>();
  const reading: Reading = {
    version,
    report,
    references,
    strict: vocabulary !== undefined,
    leftOut,
    extension(kind, entry) {
      if (vocabulary) checkExtension(kind, entry, vocabulary, reading);
    },
    schema(at) {
      const known = sites.get(at.node);
      if (known) return known;
      const site = references.enter(at);
      sites.set(at.node, site);
      schemas.push(site);
      return site;
    },
    operation(operation) {
      const distinct = withDistinctId(operation, ids, reading);
      operations.push(distinct);
      return distinct;
    },
  };
  return { reading, noted: { schemas, operations } };
}

// Comparison scope: a position in the API, with functions that record the differences at that position.

import type { SchemaAndShapes } from '../../../model/types/api.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import type { SourceLocation } from '../../../model/source-location.ts';
import type { ChangeId, MessageParams } from '../catalog.ts';
import type { Direction, ChangeSubject, WireLevels } from '../change.ts';
import type { ChangeDraft } from '../change-draft.ts';
import { referencedId, type ModelSide } from '../schemas/flatten-all-of.ts';
import type { SchemaPairs } from '../schemas/schema-pairs.ts';
import type { SchemaRoot } from '../schemas/propagate-changes.ts';

/** Results collected so far: changes, and pairs of schemas that remain to be compared. */
export interface ComparisonResults {
  readonly drafts: ChangeDraft[];
  readonly roots: SchemaRoot[];
}

/** Where an element is defined on both sides. */
export interface OriginPair {
  readonly base?: SourceLocation | undefined;
  readonly head?: SourceLocation | undefined;
}

/** Position in an operation, or in the API as a whole. */
export interface ComparisonScope {
  readonly pairs: SchemaPairs;
  /** Operation name as in `ChangeSubject`; absent for the API as a whole. */
  readonly operation?: string;
  readonly steps: readonly string[];
  /** Whether the service sends the request, as in webhooks and callbacks. */
  readonly isReversed: boolean;
  /** Affected operations. */
  readonly operations: readonly string[];
  readonly origins: OriginPair;
  /** Reports a change. `side`: whether it affects the operation's request or response. */
  readonly report: <I extends ChangeId>(
    id: I,
    params: MessageParams<I>,
    side: Direction,
    origins?: OriginPair,
    minimumLevels?: WireLevels,
  ) => void;
  /** Queues two schemas for comparison. A missing schema accepts any value. */
  readonly compareSchemas: (
    base: SchemaAndShapes | undefined,
    head: SchemaAndShapes | undefined,
    side: Direction,
    origins?: OriginPair,
  ) => void;
  /** Returns a nested scope. */
  readonly nested: (step: string, origins?: OriginPair) => ComparisonScope;
}

/** Position of a scope in the API; by default, the API as a whole. */
export interface ScopePosition {
  readonly operation?: string;
  readonly steps?: readonly string[];
  readonly isReversed?: boolean;
  readonly operations?: readonly string[];
  readonly origins?: OriginPair;
}

export function createScope(pairs: SchemaPairs, results: ComparisonResults, position: ScopePosition): ComparisonScope {
  const { operation, steps = [], isReversed = false, origins: scopeOrigins = {} } = position;
  const operations = position.operations ?? (operation === undefined ? [] : [operation]);
  const subject: ChangeSubject = { ...(operation !== undefined && { operation }), steps };
  const toDirection = (side: Direction): Direction =>
    isReversed ? (side === 'request' ? 'response' : 'request') : side;
  const mergeOrigins = (origins: OriginPair): OriginPair => ({
    base: origins.base ?? scopeOrigins.base,
    head: origins.head ?? scopeOrigins.head,
  });
  return {
    pairs,
    ...(operation !== undefined && { operation }),
    steps,
    isReversed,
    operations,
    origins: scopeOrigins,
    report: (id, params, side, origins = {}, minimumLevels) => {
      const { base, head } = mergeOrigins(origins);
      results.drafts.push({
        id,
        params,
        subject,
        operations,
        directions: [toDirection(side)],
        ...(base && { base: { origin: base } }),
        ...(head && { head: { origin: head } }),
        ...(minimumLevels && { minimumLevels }),
      });
    },
    compareSchemas: (base, head, side, origins = {}) => {
      if (!base && !head) return;
      const schemaOrigins = mergeOrigins({
        base: schemaOrigin(pairs.base, base, head) ?? origins.base,
        head: schemaOrigin(pairs.head, head, base) ?? origins.head,
      });
      const pair = pairs.pair(
        pairs.base.flattenAllOf(toSchemas(base)),
        pairs.head.flattenAllOf(toSchemas(head)),
        toDirection(side),
        {
          ...(schemaOrigins.base && { base: schemaOrigins.base }),
          ...(schemaOrigins.head && { head: schemaOrigins.head }),
        },
      );
      results.roots.push({ pair, direction: toDirection(side), ...(operation !== undefined && { operation }), steps });
    },
    nested: (step, origins = {}) =>
      createScope(pairs, results, { ...position, steps: [...steps, step], origins: mergeOrigins(origins) }),
  };
}

/**
 * Returns the origin of the named schema if the other side refers to the same name; otherwise, the origin of the
 * reference.
 */
function schemaOrigin(
  { api }: ModelSide,
  schemaAndShapes: SchemaAndShapes | undefined,
  otherSide: SchemaAndShapes | undefined,
): SourceLocation | undefined {
  if (typeof schemaAndShapes?.jsonSchema !== 'object') return undefined;
  const id = referencedId(schemaAndShapes.jsonSchema);
  const isSameName = id !== undefined && otherSide !== undefined && referencedId(otherSide.jsonSchema) === id;
  return isSameName ? api.schema(id)?.sourceLocation : schemaAndShapes.jsonSchema.sourceLocation;
}

function toSchemas(schemaAndShapes: SchemaAndShapes | undefined): readonly JsonSchema[] {
  return schemaAndShapes ? [schemaAndShapes.jsonSchema] : [];
}

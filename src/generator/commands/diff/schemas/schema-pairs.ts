// Pairs of compared schemas: each pair is compared once and refers to nested pairs.

import type { SourceLocation } from '../../../model/source-location.ts';
import { extensionChanges } from '../catalog/extension-changes.ts';
import { changeKind, type ChangeId } from '../catalog.ts';
import { worseLevel, type Direction, type WireLevels } from '../change.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import { compareSchemas } from './compare-schemas.ts';
import { noOppositeDirection, type OppositeDirectionNames } from './opposite-direction-properties.ts';
import { createEqualityCheck, type IsUnchanged } from './equal-schemas.ts';

/**
 * Variant of a schema. In a request, `readOnly` properties are omitted; in a response, `writeOnly` ones. `exact`, under
 * `not` and `if`, omits none: only the set of valid values matters, including undeclared properties.
 */
export type SchemaVariant = Direction | 'exact';

/** Origins of the two schemas, for parts without an origin of their own. */
export interface OriginPair {
  readonly base?: SourceLocation;
  readonly head?: SourceLocation;
}

export interface SchemaDifference {
  readonly id: ChangeId;
  readonly params: Readonly<Record<string, string>>;
  /** See `ChangeDraft.schemas`. */
  readonly schemas?: () => string;
  readonly base?: SourceLocation;
  readonly head?: SourceLocation;
  readonly minimumLevels?: WireLevels;
}

export interface PairEdge {
  /** Path segment from the parent; absent for an in-place schema. */
  readonly step?: string;
  readonly to: SchemaPair;
  /**
   * Whether a wider nested schema can make this one narrower: in overlapping `oneOf` branches, or next to
   * `unevaluated…`.
   */
  readonly isUncertain: boolean;
}

export interface SchemaPair {
  readonly base: FlatSchema;
  readonly head: FlatSchema;
  readonly variant: SchemaVariant;
  /** Opposite-direction properties of surrounding schemas of the same value. */
  readonly oppositeDirection: OppositeDirectionNames;
  readonly origins: OriginPair;
  /** ID of the head's named schema, if both are named: the same schema, or its replacement. */
  readonly schema?: string;
  /** Absent until the pair is compared. */
  result?: PairResult;
}

export interface PairResult {
  readonly differences: readonly SchemaDifference[];
  readonly edges: readonly PairEdge[];
}

/** How two schemas differ, with the worst level of all differences. */
export interface SchemaRelation {
  readonly differs: boolean;
  /** Whether a difference affects which values are valid. */
  readonly affectsValidity: boolean;
  readonly wire: WireLevels;
}

/** All pairs of two models. */
export interface SchemaPairs {
  readonly base: ModelSide;
  readonly head: ModelSide;
  pair(
    base: FlatSchema,
    head: FlatSchema,
    variant: SchemaVariant,
    origins: OriginPair,
    oppositeDirection?: OppositeDirectionNames,
  ): SchemaPair;
  /** Compares a pair on the first call. */
  comparePair(pair: SchemaPair): PairResult;
  /** Returns how two schemas differ, including nested pairs. A pair nested in itself counts as equal there. */
  relatePair(pair: SchemaPair): SchemaRelation;
  /** Returns whether two schemas are certainly equal in every variant, including all referenced schemas. */
  readonly isUnchanged: IsUnchanged;
}

/** Maximum depth of nested unions whose branches are compared; beyond it, only names match. */
const maxDepth = 100;
const unknownRelation: SchemaRelation = {
  differs: true,
  affectsValidity: true,
  wire: { request: 'possibly-breaking', response: 'possibly-breaking' },
};
const noDifferences: PairResult = { differences: [], edges: [] };

export function createSchemaPairs(base: ModelSide, head: ModelSide): SchemaPairs {
  const pairsBySchema = new Map<FlatSchema, Map<FlatSchema, Partial<Record<string, SchemaPair>>>>();
  const relations = new Map<SchemaPair, SchemaRelation>();
  const inProgress = new Set<SchemaPair>();
  const isUnchanged = createEqualityCheck(base, head);
  let depth = 0;
  /** Number of assumptions so far: pairs taken as equal because of a cycle, or as unknown because of depth. */
  let assumed = 0;

  const pairs: SchemaPairs = {
    base,
    head,
    isUnchanged,
    pair: (left, right, variant, origins, oppositeDirection = noOppositeDirection) => {
      const row = pairsBySchema.get(left) ?? new Map<FlatSchema, Partial<Record<string, SchemaPair>>>();
      pairsBySchema.set(left, row);
      const cell = row.get(right) ?? {};
      row.set(right, cell);
      const [from, to] = commonId(base.schemaIds(left), head.schemaIds(right));
      // If another named schema replaced this one, and both exist on both sides, the difference is located at the
      // reference.
      const isReplaced =
        from !== to &&
        from !== undefined &&
        to !== undefined &&
        (head.api.schema(from) !== undefined || base.api.schema(to) !== undefined);
      // The same applies to differences that depend on the surrounding schemas.
      const schema = from === undefined || isReplaced || !isSymmetric(oppositeDirection) ? undefined : to;
      // Without `readOnly` and `writeOnly` on either side, all variants are equal.
      const hasNoVariants =
        variant === 'request' &&
        from !== undefined &&
        to !== undefined &&
        !base.hasVariants(from) &&
        !head.hasVariants(to);
      const effectiveVariant = hasNoVariants ? 'response' : variant;
      const key =
        oppositeDirection === noOppositeDirection
          ? effectiveVariant
          : `${effectiveVariant} ${namesKey(oppositeDirection.base)} ${namesKey(oppositeDirection.head)}`;
      return (cell[key] ??= {
        base: left,
        head: right,
        variant: effectiveVariant,
        oppositeDirection,
        origins,
        ...(schema !== undefined && { schema }),
      });
    },
    comparePair: (pair) => {
      if (pair.result) return pair.result;
      if (inProgress.has(pair)) {
        assumed++;
        return noDifferences;
      }
      inProgress.add(pair);
      const result =
        isSymmetric(pair.oppositeDirection) && isUnchanged(pair.base, pair.head)
          ? noDifferences
          : compareSchemas(pairs, pair);
      inProgress.delete(pair);
      pair.result = result;
      return result;
    },
    relatePair: (pair) => {
      const before = relations.get(pair);
      if (before) return before;
      if (depth >= maxDepth) {
        assumed++;
        return unknownRelation;
      }
      depth++;
      const assumedBefore = assumed;
      const relation = relatePair(pairs, pair);
      depth--;
      // A result that depends on an assumption is not cached.
      if (inProgress.size === 0 || assumed === assumedBefore) relations.set(pair, relation);
      return relation;
    },
  };
  return pairs;
}

/** Returns whether both sides have the same surrounding names. */
function isSymmetric({ base, head }: OppositeDirectionNames): boolean {
  return base === head || namesKey(base) === namesKey(head);
}

function namesKey(names: ReadonlySet<string>): string {
  return JSON.stringify([...names]);
}

/** Returns the name of the schema on each side; a common name takes precedence. */
function commonId(
  base: readonly string[],
  head: readonly string[],
): readonly [base: string | undefined, head: string | undefined] {
  const common = head.find((name) => base.includes(name));
  return common === undefined ? [base[0], head[0]] : [common, common];
}

function relatePair(pairs: SchemaPairs, start: SchemaPair): SchemaRelation {
  let differs = false;
  let hasValidityChange = false;
  let wire: WireLevels = {};
  const seen = new Map<SchemaPair, boolean>([[start, false]]);
  const pending: { readonly pair: SchemaPair; readonly isUncertain: boolean }[] = [{ pair: start, isUncertain: false }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { differences, edges } = pairs.comparePair(next.pair);
    for (const difference of differences) {
      differs = true;
      hasValidityChange ||= affectsValidity(difference.id);
      wire = worseWireLevels(wire, differenceLevels(difference, next.isUncertain));
    }
    for (const { to, isUncertain } of edges) {
      const isUncertainHere = next.isUncertain || isUncertain;
      const before = seen.get(to);
      if (before === true || before === isUncertainHere) continue;
      seen.set(to, isUncertainHere);
      pending.push({ pair: to, isUncertain: isUncertainHere });
    }
  }
  return { differs, affectsValidity: hasValidityChange, wire };
}

/** Returns the levels of a difference. `isUncertain`: see `PairEdge`. */
export function differenceLevels({ id, minimumLevels }: SchemaDifference, isUncertain: boolean): WireLevels {
  const wire = worseWireLevels(changeKind(id).wire, minimumLevels ?? {});
  return isUncertain && affectsValidity(id)
    ? worseWireLevels(wire, { request: 'possibly-breaking', response: 'possibly-breaking' })
    : wire;
}

const annotationIds = /^(deprecated$|reactivated$|default-|discriminator-)/;

/** Returns whether the change affects which values are valid, rather than annotations. */
export function affectsValidity(id: ChangeId): boolean {
  return !annotationIds.test(id) && !Object.hasOwn(extensionChanges, id);
}

export function worseWireLevels(a: WireLevels, b: WireLevels): WireLevels {
  const request = worseLevel(a.request, b.request);
  const response = worseLevel(a.response, b.response);
  return { ...(request && { request }), ...(response && { response }) };
}

// Pairs of compared schemas. Each pair is compared once, and refers to nested pairs.

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

/** Origins of the two schemas, for parts without their own origin. */
export interface OriginPair {
  readonly base?: SourceLocation;
  readonly head?: SourceLocation;
}

/** Difference between two schemas, before it is attributed to operations. */
export interface SchemaDifference {
  readonly id: ChangeId;
  readonly params: Readonly<Record<string, string>>;
  /** See `ChangeDraft.schemas`. */
  readonly schemas?: () => string;
  readonly base?: SourceLocation;
  readonly head?: SourceLocation;
  readonly minimumLevels?: WireLevels;
}

/** Reference from a pair to a nested pair. */
export interface PairEdge {
  /** Path segment from the parent; absent for an in-place schema. */
  readonly step?: string;
  readonly to: SchemaPair;
  /**
   * Whether the effect of a nested difference on this schema is uncertain. In overlapping `oneOf` branches, and next to
   * `unevaluated…`, this schema can accept fewer values if the nested schema accepts more.
   */
  readonly isUncertain: boolean;
}

/** Two schemas that are compared in one variant. */
export interface SchemaPair {
  readonly base: FlatSchema;
  readonly head: FlatSchema;
  readonly variant: SchemaVariant;
  /** `readOnly` properties in a request, or `writeOnly` ones in a response, marked by schemas around this one. */
  readonly oppositeDirection: OppositeDirectionNames;
  readonly origins: OriginPair;
  /** ID of the named schema in the head, if both schemas are named: the same schema, or its replacement. */
  readonly schemaId?: string;
  /** Absent until the pair is compared. */
  result?: PairResult;
}

export interface PairResult {
  readonly differences: readonly SchemaDifference[];
  readonly edges: readonly PairEdge[];
}

/** Summary of how two schemas differ, with the worst level of all differences. */
export interface PairSummary {
  readonly differs: boolean;
  /** Whether a difference affects which values are valid. */
  readonly affectsValidity: boolean;
  readonly wire: WireLevels;
}

/** Pairs of schemas from two models. */
export interface SchemaPairs {
  readonly base: ModelSide;
  readonly head: ModelSide;
  /** Returns the pair of two schemas. The same schemas always yield the same pair. */
  pair(
    base: FlatSchema,
    head: FlatSchema,
    variant: SchemaVariant,
    origins: OriginPair,
    oppositeDirection?: OppositeDirectionNames,
  ): SchemaPair;
  /** Returns the result of comparing a pair. Cached. */
  comparePair(pair: SchemaPair): PairResult;
  /** Summarizes the differences of a pair and its nested pairs. A pair nested in itself is assumed to be equal. */
  summarizePair(pair: SchemaPair): PairSummary;
  /** Returns whether two schemas are certainly equal in every variant, including all referenced schemas. */
  readonly isUnchanged: IsUnchanged;
}

/** Maximum depth of nested unions whose branches are compared. Deeper branches are assumed to differ. */
const maxDepth = 100;
const unknownSummary: PairSummary = {
  differs: true,
  affectsValidity: true,
  wire: { request: 'possibly-breaking', response: 'possibly-breaking' },
};
const noDifferences: PairResult = { differences: [], edges: [] };

export function createSchemaPairs(base: ModelSide, head: ModelSide): SchemaPairs {
  const pairsBySchema = new Map<FlatSchema, Map<FlatSchema, Partial<Record<string, SchemaPair>>>>();
  const summaries = new Map<SchemaPair, PairSummary>();
  const inProgress = new Set<SchemaPair>();
  const isUnchanged = createEqualityCheck(base, head);
  let depth = 0;
  /** Number of assumptions so far: pairs assumed to be equal because of a cycle, or to differ because of depth. */
  let assumptionCount = 0;

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
      // If the reference now names a different schema, and either one still exists on the other side, the difference is
      // located at the reference.
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
        ...(schema !== undefined && { schemaId: schema }),
      });
    },
    comparePair: (pair) => {
      if (pair.result) return pair.result;
      if (inProgress.has(pair)) {
        assumptionCount++;
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
    summarizePair: (pair) => {
      const cached = summaries.get(pair);
      if (cached) return cached;
      if (depth >= maxDepth) {
        assumptionCount++;
        return unknownSummary;
      }
      depth++;
      const countBefore = assumptionCount;
      const summary = summarizeReachable(pairs, pair);
      depth--;
      // A result that depends on an assumption is not cached.
      if (inProgress.size === 0 || assumptionCount === countBefore) summaries.set(pair, summary);
      return summary;
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

/** Combines the differences of a pair and of all pairs nested in it. */
function summarizeReachable(pairs: SchemaPairs, start: SchemaPair): PairSummary {
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
      const isPathUncertain = next.isUncertain || isUncertain;
      const previous = seen.get(to);
      if (previous === true || previous === isPathUncertain) continue;
      seen.set(to, isPathUncertain);
      pending.push({ pair: to, isUncertain: isPathUncertain });
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

/** Returns the worse level for each direction. */
export function worseWireLevels(a: WireLevels, b: WireLevels): WireLevels {
  const request = worseLevel(a.request, b.request);
  const response = worseLevel(a.response, b.response);
  return { ...(request && { request }), ...(response && { response }) };
}

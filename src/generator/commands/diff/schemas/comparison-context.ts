// Context of a schema comparison, which records differences with their locations, and nested pairs of schemas.

import type { JsonType, SchemaObject, JsonSchema } from '../../../model/types/schema.ts';
import { toTypeSet } from '../../../model/shape/type-set.ts';
import type { ChangeId, MessageParams } from '../catalog.ts';
import type { WireLevels } from '../change.ts';
import type { FlatSchema } from './flatten-all-of.ts';
import {
  inheritedOppositeDirectionNames,
  noOppositeDirection,
  type OppositeDirectionNames,
} from './opposite-direction-properties.ts';
import type { NormalForm } from './normal-form-types.ts';
import { contentKey, isAffordable } from './schema-similarity.ts';
import {
  affectsValidity,
  worseWireLevels,
  type PairEdge,
  type SchemaDifference,
  type SchemaPair,
  type SchemaPairs,
  type SchemaVariant,
  type PairSummary,
  type OriginPair,
} from './schema-pairs.ts';
import { createSchemaFingerprinter } from './schema-fingerprint.ts';
import type { Api } from '../../../model/types/api.ts';
import { type SourceLocation, locatePath } from '../../../model/source-location.ts';

/** Parts of the compared schemas that a difference or nested pair refers to; by default, the compared schemas. */
export interface PartPair {
  readonly base?: SchemaObject | undefined;
  readonly head?: SchemaObject | undefined;
}

/** Two schemas under comparison, with functions that all keyword comparisons share. */
export interface ComparisonContext {
  readonly pairs: SchemaPairs;
  readonly base: NormalForm;
  readonly head: NormalForm;
  readonly variant: SchemaVariant;
  readonly oppositeDirection: OppositeDirectionNames;
  /** Whether a side has `unevaluated…` keywords. If so, a change of evaluated locations affects validity. */
  readonly hasUnevaluated: boolean;
  /** Returns whether both sides accept the type. Other types are covered by type changes. */
  readonly sharesType: (type: JsonType) => boolean;
  readonly reportChange: <I extends ChangeId>(
    id: I,
    params: MessageParams<I>,
    parts?: PartPair,
    minimumLevels?: WireLevels,
  ) => void;
  /** Adds a nested pair. `step`: its path segment in messages. */
  readonly compareNested: (
    step: string | undefined,
    base: FlatSchema,
    head: FlatSchema,
    options?: NestedOptions,
  ) => void;
  /** Returns how two schemas differ, without reporting the differences. */
  readonly relate: (base: FlatSchema, head: FlatSchema, variant?: SchemaVariant) => PairSummary;
  /** Like `relate`, but for schemas that apply in place, to the same value. */
  readonly relateInPlace: (base: FlatSchema, head: FlatSchema) => PairSummary;
  /** Returns whether two schemas are equal; false if the comparison would be too expensive. */
  readonly isSame: (base: FlatSchema, head: FlatSchema, variant?: SchemaVariant | 'in place') => boolean;
}

export interface NestedOptions {
  readonly parts?: PartPair;
  /** See `PairEdge`. */
  readonly isUncertain?: boolean;
  /** Whether the nested schema applies to the same value, its properties, or its items, and thus evaluates them. */
  readonly affectsEvaluation?: boolean;
  /** Whether the nested schema applies in place, to the same value. */
  readonly isInPlace?: boolean;
}

export interface ContextWithResults {
  readonly context: ComparisonContext;
  readonly differences: readonly SchemaDifference[];
  readonly edges: readonly PairEdge[];
}

const possiblyBreaking: WireLevels = { request: 'possibly-breaking', response: 'possibly-breaking' };

/** Creates the context for a pair of schemas, and the arrays in which it records differences and nested pairs. */
export function createComparisonContext(pairs: SchemaPairs, pair: SchemaPair): ContextWithResults {
  const { variant, origins: pairOrigins, oppositeDirection } = pair;
  const [before, after] = [pairs.base.normalForm(pair.base), pairs.head.normalForm(pair.head)];
  // A union of distinct types is merged into its types. If only one side can be merged, both are compared as unions.
  const base =
    before.isMergedByType && before.unions.length < after.unions.length
      ? pairs.base.normalFormWithUnions(pair.base)
      : before;
  const head =
    after.isMergedByType && after.unions.length < before.unions.length
      ? pairs.head.normalFormWithUnions(pair.head)
      : after;
  const differences: SchemaDifference[] = [];
  const edges: PairEdge[] = [];
  const originOnSide = (side: 'base' | 'head', part: SchemaObject | undefined): SchemaDifference['base'] =>
    part?.sourceLocation ?? (side === 'base' ? base : head).parts[0]?.sourceLocation ?? pairOrigins[side];
  const hasUnevaluated = [base, head].some(
    ({ array, object }) => (array?.unevaluated ?? object?.unevaluated) !== undefined,
  );
  const originsOf = (parts: PartPair): Pick<SchemaDifference, 'base' | 'head'> => {
    const left = originOnSide('base', parts.base);
    const right = originOnSide('head', parts.head);
    return { ...(left && { base: left }), ...(right && { head: right }) };
  };
  const nestedOppositeDirection = (left: FlatSchema, right: FlatSchema): OppositeDirectionNames => {
    if (variant === 'exact') return noOppositeDirection;
    const names = {
      base: inheritedOppositeDirectionNames(pairs.base, base, oppositeDirection.base, left, variant),
      head: inheritedOppositeDirectionNames(pairs.head, head, oppositeDirection.head, right, variant),
    };
    return names.base.size + names.head.size === 0 ? noOppositeDirection : names;
  };
  const context: ComparisonContext = {
    pairs,
    base,
    head,
    variant,
    oppositeDirection,
    hasUnevaluated,
    sharesType: (type) => (base.types & head.types & toTypeSet([type])) !== 0,
    reportChange: (id, params, parts = {}, minimumLevels) => {
      const levels =
        hasUnevaluated && affectsValidity(id)
          ? { ...possiblyBreaking, ...(minimumLevels && worseWireLevels(possiblyBreaking, minimumLevels)) }
          : minimumLevels;
      const schemas = createSchemaFingerprinter(
        id,
        params,
        { modelSide: pairs.base, form: base, part: parts.base },
        { modelSide: pairs.head, form: head, part: parts.head },
      );
      differences.push({
        id,
        params,
        ...(schemas && { schemas }),
        ...locateDifference(pairs, pair, originsOf(parts)),
        ...(levels && { minimumLevels: levels }),
      });
    },
    compareNested: (
      step,
      left,
      right,
      { parts = {}, isUncertain = false, isInPlace = false, affectsEvaluation = isInPlace } = {},
    ) => {
      const to = pairs.pair(
        left,
        right,
        variant,
        originsOf(parts),
        isInPlace ? nestedOppositeDirection(left, right) : noOppositeDirection,
      );
      edges.push({
        ...(step !== undefined && { step }),
        to,
        isUncertain: isUncertain || (affectsEvaluation && hasUnevaluated),
      });
    },
    relate: (left, right, nestedVariant = variant) =>
      pairs.summarizePair(pairs.pair(left, right, nestedVariant, originsOf({}))),
    relateInPlace: (left, right) =>
      pairs.summarizePair(pairs.pair(left, right, variant, originsOf({}), nestedOppositeDirection(left, right))),
    isSame: (left, right, nestedVariant = variant) => {
      const isWorthwhile =
        isAffordable(pairs.base, [left], pairs.head, [right]) ||
        contentKey(pairs.base, left) === contentKey(pairs.head, right);
      return (
        isWorthwhile &&
        !(
          nestedVariant === 'in place' ? context.relateInPlace(left, right) : context.relate(left, right, nestedVariant)
        ).differs
      );
    },
  };
  return { context, differences, edges };
}

/**
 * Locates a difference within one named schema in that schema. If a reference was replaced by another reference or an
 * inline schema, neither named schema changed, so the difference is located at the reference.
 */
function locateDifference(
  { base, head }: SchemaPairs,
  { schemaId: schema, origins: pairOrigins }: SchemaPair,
  origins: OriginPair,
): OriginPair {
  if (schema !== undefined || !origins.base || !origins.head || !pairOrigins.base || !pairOrigins.head) return origins;
  const [left, right] = [isBelow(origins.base, pairOrigins.base), isBelow(origins.head, pairOrigins.head)];
  if (
    (left && right) ||
    (!left && !right && enclosingSchemaId(base.api, origins.base) === enclosingSchemaId(head.api, origins.head))
  )
    return origins;
  return {
    base: left || !isReference(pairOrigins.base) ? origins.base : pairOrigins.base,
    head: right || !isReference(pairOrigins.head) ? origins.head : pairOrigins.head,
  };
}

/** Returns the subschema of a keyword, even if it is only a reference; otherwise the schema itself. */
export function subschemaOrSelf(
  part: SchemaObject | undefined,
  readSubschema: (part: SchemaObject) => JsonSchema | undefined,
): SchemaObject | undefined {
  const subschema = part && readSubschema(part);
  return typeof subschema === 'object' ? subschema : part;
}

function isBelow(origin: SourceLocation, ancestor: SourceLocation): boolean {
  return (
    origin.file === ancestor.file &&
    (origin.pointer === ancestor.pointer || origin.pointer.startsWith(`${ancestor.pointer}/`))
  );
}

function isReference(origin: SourceLocation): boolean {
  return locatePath(origin, ['$ref']).pointer !== origin.pointer;
}

/** Cached by model, because each difference looks up an origin. */
const schemaIdsByOrigin = new WeakMap<Api, ReadonlyMap<string, string>>();

/** Returns the ID of the innermost named schema that contains the origin. */
function enclosingSchemaId(api: Api, { file, pointer }: SourceLocation): string | undefined {
  const idsByLocation =
    schemaIdsByOrigin.get(api) ??
    new Map(api.schemas.map(({ id, sourceLocation }) => [`${sourceLocation.file}#${sourceLocation.pointer}`, id]));
  schemaIdsByOrigin.set(api, idsByLocation);
  for (let ancestor = pointer; ; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
    const id = idsByLocation.get(`${file}#${ancestor}`);
    if (id !== undefined || ancestor === '') return id;
  }
}

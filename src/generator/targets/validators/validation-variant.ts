// Validation variants of a schema: request, response, exact, partial.

import type { Api } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { CompiledRules } from '../../model/expressions/compile-rules.ts';
import { toCreationRule } from '../../cel/creation-rules.ts';
import { memoize } from '../../model/lazy.ts';
import { summarizeSchema, type SchemaSummary } from '../../model/shape/schema-summary.ts';
import type { SubschemaKeyword } from '../../model/subschemas.ts';
import { listSubschemas } from '../../model/visit-schemas.ts';
import { createTransitiveFacts } from './transitive-facts.ts';
import { omitProperties } from '../../model/omit.ts';

/**
 * The direction of the value. Properties that only the opposite side sets are neither required nor validated, that is,
 * read-only ones in a request and write-only ones in a response. Under `not` and `if`, where ignoring them would reject
 * more values, the direction is `exact` and all properties apply.
 */
export type VariantDirection = 'request' | 'response' | 'exact';

/** A variant: the direction, and whether the value is an update that is merged into a resource. */
export interface ValidationVariant {
  readonly direction: VariantDirection;
  /** The resource that an update is merged into. Its required properties need not be in the update. */
  readonly partial?: MergeTarget;
  /** Whether the value was parsed from strings, so that its unsafe integers are bigints. */
  readonly hasBigints?: boolean;
  /** Whether rules are excluded, because they are validated after defaults are applied. */
  readonly isShapeOnly?: boolean;
  /** Whether there is no old value, so that rules that read `old` apply as far as possible. */
  readonly isStandalone?: true;
  /** The properties of the value that only the opposite side sets, according to the enclosing schemas. */
  readonly oppositeDirection?: ReadonlySet<string>;
  /** The subset of `oppositeDirection` that does not depend on a branch of a union. */
  readonly certainOppositeDirection?: ReadonlySet<string>;
  /** The subset of `oppositeDirection` that depends on a union branch. The next branch that is entered decides. */
  readonly ambiguousOppositeDirection?: ReadonlySet<string>;
  /** The schema ID that each dynamic anchor is bound to. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** The resource that an update is merged into. */
export interface MergeTarget {
  /**
   * A named schema and the property path from it, in which null is any property that the schema does not name;
   * `undefined` if unknown.
   */
  readonly resource: { readonly id: string; readonly properties: readonly (string | null)[] } | undefined;
  readonly isDeep: boolean;
}

/** No bound anchors. */
export const noAnchors: ReadonlyMap<string, string> = new Map();

export interface VariantAnalysis {
  /** Facts about named schemas, from the transitive analysis only. */
  readonly named: {
    readonly [K in 'hasNumbers' | 'hasRules' | 'hasParts' | 'hasChangeRules']: (id: string) => boolean;
  } & {
    readonly ownRules: (id: string) => OwnRules | undefined;
    /** Whether an update is validated like a whole value, except for rules. */
    readonly isUpdateComplete: (id: string, isDeep: boolean) => boolean;
  };
  /** Whether the function for a named schema takes the current time as an argument. */
  readonly namedSchemaNeedsNow: (id: string, variant: ValidationVariant) => boolean;
  /** Returns all facts about a named schema, as plain data. */
  readonly namedSchemaFacts: (id: string) => unknown;
  readonly summary: (jsonSchema: JsonSchema) => SchemaSummary;
  /** Returns the direction that represents all equal variants of a named schema. */
  readonly equivalentDirection: (id: string, direction: VariantDirection) => VariantDirection;
  /** Returns the direction that represents all equal variants of any schema. */
  readonly equivalentDirectionOf: (jsonSchema: JsonSchema, direction: VariantDirection) => VariantDirection;
  /** Whether the schema, or one it refers to, constrains numbers. */
  readonly hasNumbers: (jsonSchema: JsonSchema) => boolean;
  /** Whether the schema, or one it refers to, has rules; with `now`: rules that read the current time. */
  readonly hasRules: (jsonSchema: JsonSchema, now?: boolean) => boolean;
  /** Whether a rule that reads `old` constrains a value without its old value, in the schema or one it refers to. */
  readonly hasChangeRules: (jsonSchema: JsonSchema) => boolean;
  /** Whether the schema, or one it refers to, validates an update differently than a whole value. */
  readonly hasParts: (jsonSchema: JsonSchema) => boolean;
}

/** Facts about a named schema with rules of its own. */
export interface OwnRules {
  /** Whether its subschemas, or the schemas that it refers to, also have rules. */
  readonly hasOthers: boolean;
  /** Whether one of the others reads `old` and constrains a value without its old value. */
  readonly hasOtherChangeRules: boolean;
}

/** Returns a schema without its own rules. */
export function withoutOwnRules(jsonSchema: JsonSchema): JsonSchema {
  return typeof jsonSchema === 'boolean'
    ? jsonSchema
    : { ...jsonSchema, extensions: { ...jsonSchema.extensions, rules: [] } };
}

/** Analyzes which variants of the schemas differ. */
export function analyzeVariants(api: Api, rules: CompiledRules): VariantAnalysis {
  const summaries = new Map<string, SchemaSummary | undefined>();
  const summarizeNamed = (id: string): SchemaSummary | undefined => {
    if (summaries.has(id)) return summaries.get(id);
    summaries.set(id, undefined);
    const schema = api.schema(id);
    const summary = schema && summarizeSchema(schema.jsonSchema, summarizeNamed);
    summaries.set(id, summary);
    return summary;
  };
  for (const { id } of api.schemas) summarizeNamed(id);
  const inline = new Map<JsonSchema, SchemaSummary>();
  const summary = (jsonSchema: JsonSchema): SchemaSummary => {
    const cached = inline.get(jsonSchema);
    if (cached) return cached;
    const created = summarizeSchema(jsonSchema, summarizeNamed);
    inline.set(jsonSchema, created);
    return created;
  };
  // Responses also differ in `x-round`: values are rounded before they are sent.
  const transitiveFacts = createTransitiveFacts(api, {
    inRequest: (each) => propertySchemas(each).some((property) => summary(property).readOnly),
    inResponse: (each) =>
      each.extensions.round !== undefined || propertySchemas(each).some((property) => summary(property).writeOnly),
    numbers: constrainsNumbers,
    rules: (each) => each.extensions.rules.length > 0,
    now: (each) => rules.ofSchema(each).some(({ variablesRead }) => variablesRead.has('now')),
    changeRules: (each) =>
      rules
        .ofSchema(each)
        .some((rule) => rule.variablesRead.has('old') && toCreationRule(rule.expression) !== undefined),
    parts: (each) => (each.object ?? each.not ?? each.if ?? each.oneOf ?? each.anyOf) !== undefined,
  });
  const ownRules = memoize((id: string): OwnRules | undefined => {
    const { jsonSchema } = api.schema(id) ?? {};
    if (typeof jsonSchema !== 'object' || jsonSchema.extensions.rules.length === 0) return undefined;
    const others = withoutOwnRules(jsonSchema);
    return {
      hasOthers: transitiveFacts.holds(others, 'rules'),
      hasOtherChangeRules: transitiveFacts.holds(others, 'changeRules'),
    };
  });
  const completeUpdates = memoize((id: string): CompleteUpdates => {
    const jsonSchema = api.schema(id)?.jsonSchema ?? true;
    if (typeof jsonSchema === 'boolean') return 'all';
    if (hasWholeValueKeywords(jsonSchema)) return 'none';
    const withParts = listSubschemas(jsonSchema).filter((each) => transitiveFacts.holds(each.jsonSchema, 'parts'));
    if (withParts.length === 0) return 'all';
    // If the merge is not deep, the values of properties and of items are whole.
    return withParts.every(({ keyword }) => nestedKeywords.has(keyword)) ? 'shallow' : 'none';
  });
  return {
    named: {
      hasNumbers: (id) => transitiveFacts.holdsForNamed(id, 'numbers'),
      hasRules: (id) => transitiveFacts.holdsForNamed(id, 'rules'),
      hasParts: (id) => transitiveFacts.holdsForNamed(id, 'parts'),
      hasChangeRules: (id) => transitiveFacts.holdsForNamed(id, 'changeRules'),
      ownRules,
      isUpdateComplete: (id, isDeep) => completeUpdates(id) === 'all' || (!isDeep && completeUpdates(id) === 'shallow'),
    },
    namedSchemaNeedsNow: (id, { partial, isShapeOnly }) =>
      !partial && !isShapeOnly && transitiveFacts.holdsForNamed(id, 'now'),
    namedSchemaFacts: (id) => [summaries.get(id), transitiveFacts.named.get(id), ownRules(id), completeUpdates(id)],
    summary,
    equivalentDirection: (id, direction) =>
      collapseDirection(
        direction,
        transitiveFacts.holdsForNamed(id, 'inRequest'),
        transitiveFacts.holdsForNamed(id, 'inResponse'),
      ),
    hasNumbers: (jsonSchema) => transitiveFacts.holds(jsonSchema, 'numbers'),
    hasParts: (jsonSchema) => transitiveFacts.holds(jsonSchema, 'parts'),
    hasChangeRules: (jsonSchema) => transitiveFacts.holds(jsonSchema, 'changeRules'),
    hasRules: (jsonSchema, now = false) => transitiveFacts.holds(jsonSchema, now ? 'now' : 'rules'),
    equivalentDirectionOf: (jsonSchema, direction) =>
      collapseDirection(
        direction,
        transitiveFacts.holds(jsonSchema, 'inRequest'),
        transitiveFacts.holds(jsonSchema, 'inResponse'),
      ),
  };
}

/** The updates that are validated like whole values: all, those that are not merged deeply, or none. */
type CompleteUpdates = 'all' | 'shallow' | 'none';

/** Keywords whose schemas apply to properties and items, not to the update itself. */
const nestedKeywords: ReadonlySet<SubschemaKeyword> = new Set<SubschemaKeyword>([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
]);

/** Returns whether a schema has a keyword that updates are validated by differently; see `partial`. */
function hasWholeValueKeywords(schema: SchemaObject): boolean {
  const { ref, dynamicRef, allOf, anyOf, oneOf, not, if: condition, object } = schema;
  const { required = [], minProperties, dependentRequired, dependentSchemas } = object ?? {};
  const others = [
    ref,
    dynamicRef,
    allOf,
    anyOf,
    oneOf,
    not,
    condition,
    minProperties,
    dependentRequired,
    dependentSchemas,
  ];
  return required.length > 0 || others.some((keyword) => keyword !== undefined);
}

function constrainsNumbers({ number, types }: SchemaObject): boolean {
  return number !== undefined || (types?.some((type) => type === 'integer' || type === 'number') ?? false);
}

/** Returns an equivalent direction: directions collapse if no property is read-only, or none is write-only. */
function collapseDirection(direction: VariantDirection, inRequest: boolean, inResponse: boolean): VariantDirection {
  if (direction === 'exact') return inResponse ? (inRequest ? 'exact' : 'request') : 'response';
  return direction === 'request' && !inRequest && !inResponse ? 'response' : direction;
}

function propertySchemas({ object }: SchemaObject): readonly JsonSchema[] {
  return [...(object?.properties?.values() ?? [])];
}

/** Returns the variant for a nested value, which is partial only if the merge is deep. */
export function nestedVariant(variant: ValidationVariant, resource: MergeTarget['resource']): ValidationVariant {
  const { partial, ...rest } = omitProperties(
    variant,
    'oppositeDirection',
    'certainOppositeDirection',
    'ambiguousOppositeDirection',
  );
  return partial?.isDeep && resource ? { ...rest, partial: { ...partial, resource } } : rest;
}

/** Returns the variant for `not`, `if`, and counts, for which requiring less would change the result. */
export function exactVariant(variant: ValidationVariant): ValidationVariant {
  return {
    direction: 'exact',
    anchors: variant.anchors,
    ...(variant.hasBigints && { hasBigints: true }),
    ...(variant.isShapeOnly && { isShapeOnly: true }),
    ...(variant.isStandalone && { isStandalone: true }),
  };
}

/** Returns whether the function for a schema takes the current time as an argument. */
export function schemaNeedsNow(
  jsonSchema: JsonSchema,
  { partial, isShapeOnly }: ValidationVariant,
  variants: VariantAnalysis,
): boolean {
  return !partial && !isShapeOnly && variants.hasRules(jsonSchema, true);
}

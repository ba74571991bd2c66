// Summaries of named schemas, for the schemas that reference them.

import { isNullSchema } from '../read-schema/type-and-nullable.ts';
import type { Json } from '../../source/node.ts';
import { noAnnotations } from '../read-schema/keyword-groups.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { allTypes, allowedTypes, type TypeSet } from './type-set.ts';

/** Combined facts about a schema and the schemas that it applies in place. */
export interface SchemaSummary extends EffectiveAnnotations {
  readonly types: TypeSet;
  /** Whether the schema, its reference, or a part of its `allOf` allows no additional properties. */
  readonly isClosed: boolean;
}

/** Annotations of a schema, its reference, and its `allOf`. */
export interface EffectiveAnnotations {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly filterable: boolean;
  readonly default?: { readonly value: Json };
}

/** Returns the summary of a named schema; `undefined` in a cycle, while it is being computed. */
export type SummaryLookup = (id: string) => SchemaSummary | undefined;

export function summarizeSchema(jsonSchema: JsonSchema, summaryOf: SummaryLookup): SchemaSummary {
  return {
    ...effectiveAnnotations(jsonSchema, summaryOf),
    types: allowedTypes(jsonSchema, (id) => summaryOf(id)?.types ?? allTypes),
    isClosed: closesObject(jsonSchema, summaryOf),
  };
}

/** Returns whether a schema, its reference, or a part of its `allOf` allows no additional properties. */
export function closesObject(jsonSchema: JsonSchema, summaryOf: SummaryLookup): boolean {
  if (typeof jsonSchema === 'boolean') return false;
  const { object, ref, allOf = [] } = jsonSchema;
  return (
    object?.additionalProperties === false ||
    (ref !== undefined && summaryOf(ref)?.isClosed === true) ||
    allOf.some((part) => closesObject(part, summaryOf))
  );
}

const noEffectiveAnnotations: EffectiveAnnotations = {
  readOnly: false,
  writeOnly: false,
  deprecated: false,
  filterable: false,
};

/** Returns the annotations of a schema; `summaryOf` resolves references. */
export function effectiveAnnotations(jsonSchema: JsonSchema, summaryOf: SummaryLookup): EffectiveAnnotations {
  if (typeof jsonSchema === 'boolean') return noEffectiveAnnotations;
  const { annotations, extensions, ref, allOf, anyOf } = jsonSchema;
  const hasNoReferences = ref === undefined && allOf === undefined && anyOf === undefined;
  if (hasNoReferences && annotations === noAnnotations && !extensions.filterable) return noEffectiveAnnotations;
  const inherited = hasNoReferences ? [] : inheritedAnnotations(jsonSchema, summaryOf);
  const fallback = annotations.default ?? inherited.find((part) => part.default)?.default;
  return {
    readOnly: (annotations.readOnly ?? false) || inherited.some((part) => part.readOnly),
    writeOnly: (annotations.writeOnly ?? false) || inherited.some((part) => part.writeOnly),
    deprecated: (annotations.deprecated ?? false) || inherited.some((part) => part.deprecated),
    filterable: extensions.filterable || inherited.some((part) => part.filterable),
    ...(fallback && { default: fallback }),
  };
}

function inheritedAnnotations(
  { ref, allOf, anyOf }: SchemaObject,
  summaryOf: SummaryLookup,
): readonly EffectiveAnnotations[] {
  const inherited: EffectiveAnnotations[] = [];
  const referenced = ref === undefined ? undefined : summaryOf(ref);
  if (referenced) inherited.push(referenced);
  for (const part of allOf ?? []) inherited.push(effectiveAnnotations(part, summaryOf));
  // A nullable schema has the annotations of its non-null branch.
  const nonNull = anyOf?.filter((branch) => !isNullSchema(branch)) ?? [];
  const [only] = nonNull;
  if (only !== undefined && nonNull.length === 1) inherited.push(effectiveAnnotations(only, summaryOf));
  return inherited;
}

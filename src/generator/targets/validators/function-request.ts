// Requests for validator functions, with the keys and names of the functions.

import { escapePointerSegment } from '../../source/pointer.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { Schema } from '../../model/types/api.ts';
import { mergeTargetSchemas } from './keywords/update-merge-target.ts';
import { normalizeOppositeDirection } from './keywords/opposite-direction-properties.ts';
import type { SchemaAnalysis } from './schema-analysis.ts';
import type { OwnRules, ValidationVariant } from './validation-variant.ts';

/** Result of a validator function: a boolean, problems, or a predicate over evaluated properties or items. */
export type ValidatorKind = 'guard' | 'collect' | 'properties' | 'items';

/** A request for the validator function for a schema. */
export interface FunctionRequest {
  readonly jsonSchema: JsonSchema;
  readonly variant: ValidationVariant;
  readonly kind: ValidatorKind;
  readonly schemaPointer: string;
  /** The base of generated names. */
  readonly hint: string;
}

/** The module for which code is generated. */
export interface ModuleContext {
  /** The path below the source directory, without extension: `schemas/node-balancer`. */
  readonly path: string;
  readonly analysis: SchemaAnalysis;
}

const prefixes: Readonly<Record<ValidatorKind, string>> = {
  guard: 'accepts',
  collect: 'problemsOf',
  properties: 'evaluatesPropertyOf',
  items: 'evaluatesItemOf',
};

/** Returns the preferred name of a validator function. */
export function functionName(kind: ValidatorKind, type: string): string {
  return prefixes[kind] + type;
}

/** Returns a key that is the same for equal variants. */
export function variantKey(variant: ValidationVariant, { api, fingerprint }: SchemaAnalysis): string {
  const { direction, partial, anchors, hasBigints, isShapeOnly, isStandalone } = variant;
  const { oppositeDirection, certainOppositeDirection, ambiguousOppositeDirection } = variant;
  return [
    direction,
    hasBigints ? 'bigints' : '',
    isShapeOnly ? 'shape' : '',
    isStandalone ? 'standalone' : '',
    partial ? `partial ${partial.isDeep} ${mergeTargetSchemas(partial, api).map(fingerprint).join(' ')}` : '',
    JSON.stringify([...(oppositeDirection ?? [])]),
    certainOppositeDirection ? `certain ${JSON.stringify([...certainOppositeDirection])}` : '',
    ambiguousOppositeDirection ? `ambiguous ${JSON.stringify([...ambiguousOppositeDirection])}` : '',
    ...[...anchors].map((pair) => pair.join('=')),
  ].join();
}

/** Returns the variant that represents all equal variants of a named schema. */
export function canonicalVariant(
  schema: Schema,
  { hasBigints, isShapeOnly, isStandalone, partial, ...common }: ValidationVariant,
  analysis: SchemaAnalysis,
): ValidationVariant {
  const { id } = schema;
  const { variants } = analysis;
  const { named } = variants;
  const isWhole = partial && named.isUpdateComplete(id, partial.isDeep) && (isShapeOnly || !named.hasRules(id));
  const mergeTarget = partial && !isWhole && named.hasParts(id) ? { partial } : {};
  const equivalent: ValidationVariant = {
    ...common,
    ...mergeTarget,
    direction: mergeTarget.partial ? common.direction : variants.equivalentDirection(id, common.direction),
    ...(hasBigints && named.hasNumbers(id) && { hasBigints }),
    ...(isShapeOnly && named.hasRules(id) && { isShapeOnly }),
    ...(isStandalone && named.hasChangeRules(id) && { isStandalone }),
  };
  const { oppositeDirection, certainOppositeDirection, ambiguousOppositeDirection } = equivalent;
  if (!oppositeDirection && !certainOppositeDirection && !ambiguousOppositeDirection) return equivalent;
  return normalizeOppositeDirection(analysis.api.schema(id)?.jsonSchema ?? true, equivalent, analysis);
}

/** Returns the variant of a canonical variant without the schema's own rules, which several variants share. */
export function variantWithoutOwnRules(
  { isShapeOnly, isStandalone, ...common }: ValidationVariant,
  { hasOthers, hasOtherChangeRules }: OwnRules,
): ValidationVariant {
  return {
    ...common,
    ...(isShapeOnly && hasOthers && { isShapeOnly }),
    ...(isStandalone && hasOtherChangeRules && { isStandalone }),
  };
}

/** Returns the variant that represents all equal variants of an inline schema. */
export function canonicalInlineVariant(
  jsonSchema: JsonSchema,
  { hasBigints, isShapeOnly, isStandalone, ...common }: ValidationVariant,
  analysis: SchemaAnalysis,
): ValidationVariant {
  const { variants } = analysis;
  const equivalent: ValidationVariant = {
    ...common,
    direction: common.partial ? common.direction : variants.equivalentDirectionOf(jsonSchema, common.direction),
    ...(hasBigints && variants.hasNumbers(jsonSchema) && { hasBigints }),
    ...(isShapeOnly && variants.hasRules(jsonSchema) && { isShapeOnly }),
    ...(isStandalone && variants.hasChangeRules(jsonSchema) && { isStandalone }),
  };
  return normalizeOppositeDirection(jsonSchema, equivalent, analysis);
}

/** Returns the type name of a schema variant: `NodeBalancer`, `NodeBalancerRequest`, `NodeBalancerUpdatePartial`. */
export function variantTypeName(schema: Schema, variant: ValidationVariant, { derived }: SchemaAnalysis): string {
  const { direction, partial, hasBigints, isShapeOnly, isStandalone } = variant;
  const relaxed = variant.oppositeDirection ?? variant.certainOppositeDirection;
  const { name } = schema;
  if (partial) return `${name.type}Partial`;
  if (direction === 'request' && !(relaxed ?? hasBigints ?? isShapeOnly ?? isStandalone))
    return derived.derivedName(schema, 'Request').name;
  const properties = [
    relaxed ? 'Relaxed' : '',
    hasBigints ? 'AsRead' : '',
    isShapeOnly ? 'Shape' : '',
    isStandalone ? 'Standalone' : '',
  ];
  return `${name.type}${properties.join('')}${direction === 'response' ? '' : direction === 'request' ? 'Request' : 'Exact'}`;
}

/** Returns the URI fragment of a named schema in the document. */
export function namedSchemaPointer(id: string): string {
  return `#/components/schemas/${escapePointerSegment(id)}`;
}

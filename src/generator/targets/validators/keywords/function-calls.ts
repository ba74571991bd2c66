// Calls to validator functions: those of named schemas, and private functions of the module.

import { array, call, literal, not } from '../../../code/typescript/build-tree.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import { isScalar } from '../../../code/typescript/json-literal.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import { omitProperties } from '../../../model/omit.ts';
import { facetKeywords, metadataKeys } from '../../../model/facets.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { allTypes, toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';
import { listReferences } from '../../../model/visit-schemas.ts';
import { numberFormats, stringFormats } from '../formats.ts';
import { runtime } from '../runtime-imports.ts';
import { atSubschema, type ValidationContext, falseSchemaFailure, failureProblem } from '../validation-context.ts';
import { exactVariant, type ValidationVariant } from '../validation-variant.ts';
import { callInlineSchema, callNamedSchema, callNonNarrowingGuard } from '../validator-calls.ts';
import { comparisonOperand, oneOfTest, noneOfTest, listedValues } from './enum-const.ts';
import { hasType, lacksType } from './type.ts';

const nonValidatingKeys: ReadonlySet<string> = new Set([
  ...metadataKeys,
  ...facetKeywords.discriminator,
  ...facetKeywords.resource,
]);

/** Returns the keywords of a schema that affect validation. */
function validatingKeywords(schema: SchemaObject): readonly string[] {
  const format = schema.annotations.format ?? '';
  return [
    ...Object.keys(schema).filter((key) => !nonValidatingKeys.has(key)),
    ...(schema.extensions.rules.length > 0 ? ['x-rules'] : []),
    ...(schema.extensions.round ? ['x-round'] : []),
    ...(stringFormats.has(format) || numberFormats.has(format) ? ['format'] : []),
  ];
}

function hasOnlyKeyword(schema: SchemaObject, keyword: string): boolean {
  const keywords = validatingKeywords(schema);
  // Entering a resource changes the targets of dynamic references in it.
  return (
    keywords.length === 1 &&
    keywords[0] === keyword &&
    schema.extensions.message === undefined &&
    schema.resource === undefined
  );
}

/** Returns whether the schema accepts every value. */
export function acceptsAnything(jsonSchema: JsonSchema): boolean {
  return jsonSchema === true || (jsonSchema !== false && validatingKeywords(jsonSchema).length === 0);
}

/** Returns whether a schema constrains strings only, by their content. */
export function constrainsStringsOnly(schema: SchemaObject): boolean {
  const keywords = validatingKeywords(schema);
  return (
    keywords.length > 0 &&
    keywords.every(
      (keyword) =>
        keyword === 'string' || keyword === 'format' || (keyword === 'types' && schema.types?.join() === 'string'),
    )
  );
}

/** Returns whether a schema constrains the type only. */
export function hasTypesOnly(schema: SchemaObject): boolean {
  return hasOnlyKeyword(schema, 'types');
}

/** Returns the ID of the schema if `$ref` is the only keyword; `undefined` otherwise. */
export function soleRef(jsonSchema: JsonSchema): string | undefined {
  return typeof jsonSchema === 'object' && hasOnlyKeyword(jsonSchema, 'ref') ? jsonSchema.ref : undefined;
}

/**
 * Returns an expression that is true if `value` fails, or that returns its problems, by validator kind; `undefined` if
 * every value is valid.
 */
export function validatorCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: Expression,
): Expression | undefined {
  if (acceptsAnything(jsonSchema)) return undefined;
  if (context.kind === 'guard') return violationTest(jsonSchema, context, path, hint, value);
  const { module, kind, schemaPointer } = context;
  const variant = variantFor(context, value);
  // Paths are relative to the value here; the caller adds the path of the value.
  if (jsonSchema === false)
    return array([failureProblem(omitProperties(atSubschema(context, path, hint), 'key'), falseSchemaFailure)]);
  const id = soleRef(jsonSchema);
  return id === undefined
    ? callInlineSchema({ jsonSchema, variant, kind, schemaPointer: schemaPointer + path, hint }, module, value)
    : callNamedSchema(id, variant, kind, module, value);
}

function violationTest(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: Expression,
): Expression {
  if (jsonSchema === false) return literal(true);
  if (typeof jsonSchema === 'object' && hasOnlyKeyword(jsonSchema, 'types') && jsonSchema.types)
    return lacksType(context, value, toTypeSet(jsonSchema.types), knownTypesOf(context, value));
  const values = typeof jsonSchema === 'object' && hasEnumOnly(jsonSchema) ? listedValues(jsonSchema) : undefined;
  return values
    ? noneOfTest(comparisonOperand(context, value, values), values, hint)
    : not(guardCall(jsonSchema, context, path, hint, value));
}

function hasEnumOnly(schema: SchemaObject): boolean {
  return (
    hasOnlyKeyword(schema, 'const') ||
    hasOnlyKeyword(schema, 'enum') ||
    (schema.extensions.message === undefined &&
      schema.types !== undefined &&
      schema.enum !== undefined &&
      validatingKeywords(schema).length === 2)
  );
}

/** Returns the variant for a value. Facts about the properties of the context value apply to that value only. */
function variantFor({ variant, value: contextValue }: ValidationContext, value: Expression): ValidationVariant {
  return isSameNode(value, contextValue)
    ? variant
    : omitProperties(variant, 'oppositeDirection', 'certainOppositeDirection', 'ambiguousOppositeDirection');
}

/** Returns an expression that is true for a valid value. */
export function guardCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: Expression,
): Expression {
  const { module, schemaPointer } = context;
  const variant = variantFor(context, value);
  if (acceptsAnything(jsonSchema)) return literal(true);
  if (typeof jsonSchema === 'boolean') return literal(false);
  const id = soleRef(jsonSchema);
  if (id !== undefined) return callNamedSchema(id, variant, 'guard', module, value);
  if (hasOnlyKeyword(jsonSchema, 'types') && jsonSchema.types)
    return hasType(context, value, toTypeSet(jsonSchema.types), knownTypesOf(context, value));
  const values = hasEnumOnly(jsonSchema) ? listedValues(jsonSchema) : undefined;
  if (values?.every(isScalar)) return oneOfTest(comparisonOperand(context, value, values), values, hint);
  return callInlineSchema(
    { jsonSchema, variant, kind: 'guard', schemaPointer: schemaPointer + path, hint },
    module,
    value,
  );
}

/** Returns the types that a value can have. Only those of the current value are known. */
function knownTypesOf({ value: contextValue, knownTypes }: ValidationContext, value: Expression): TypeSet {
  return isSameNode(value, contextValue) ? knownTypes : allTypes;
}

/**
 * Returns a guard call that is memoized if `unevaluatedProperties` or `unevaluatedItems` repeat it: repeating it on
 * each level of a nested value takes exponential time.
 */
export function memoizedGuardCall(
  test: Expression,
  jsonSchema: JsonSchema,
  { module }: ValidationContext,
  value: Expression,
): Expression {
  const { analysis } = module;
  if (
    !analysis.hasUnevaluatedKeywords ||
    test.kind !== 'call' ||
    !isSoleArgument(value, test.arguments) ||
    !listReferences(jsonSchema).some((id) => analysis.needsRecursionGuard(id))
  )
    return test;
  return call(runtime('testOnce'), test.callee, value);
}

function isSoleArgument(value: Expression, [first, ...others]: readonly Expression[]): boolean {
  if (first === undefined || others.length > 0) return false;
  return isSameNode(first.kind === 'cast' ? first.operand : first, value);
}

/** Returns a guard call for the exact variant, for `not`, `if`, and counts, where requiring less would reject more. */
export function exactGuardCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: Expression,
): Expression {
  return guardCall(jsonSchema, { ...context, variant: exactVariant(context.variant) }, path, hint, value);
}

/**
 * Returns a guard call for the exact variant that narrows nothing, for `not` and `if`, where rejected values are
 * validated further: TypeScript would narrow them to `never` if the schema allows every type.
 */
export function nonNarrowingGuardCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: Expression,
): Expression {
  const exactContext: ValidationContext = { ...context, variant: exactVariant(context.variant) };
  const id = soleRef(jsonSchema);
  return id === undefined
    ? guardCall(jsonSchema, exactContext, path, hint, value)
    : callNonNarrowingGuard(id, variantFor(exactContext, value), context.module, value);
}

// Calls to validator functions: those of named schemas, and private functions of the module.

import type { SafeText } from '../../../code/branded-text.ts';
import { identifier, ts } from '../../../code/typescript/typescript.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { allTypes, toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';
import { listReferences } from '../../../model/visit-schemas.ts';
import { numberFormats, stringFormats } from '../formats.ts';
import {
  atSubschema,
  negate,
  type ValidationContext,
  falseSchemaFailure,
  failureProblem,
} from '../validation-context.ts';
import { isScalar } from '../../../code/typescript/json-literal.ts';
import { omitProperties } from '../../../model/omit.ts';
import { exactVariant, type ValidationVariant } from '../validation-variant.ts';
import { comparisonOperand, oneOfTest, noneOfTest, allowedValues } from './enum-const.ts';
import { hasType, lacksType } from './type.ts';

const nonValidatingKeys: ReadonlySet<string> = new Set([
  'sourceLocation',
  'annotations',
  'extensions',
  'unknownExtensions',
  'discriminator',
  'resource',
  'dynamicAnchor',
]);

/** Returns the keywords of a schema that validate anything. */
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
  // Entering a resource changes what dynamic references inside resolve to.
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
  value: SafeText<'ts'>,
): SafeText<'ts'> | undefined {
  if (acceptsAnything(jsonSchema)) return undefined;
  if (context.kind === 'guard') return violationTest(jsonSchema, context, path, hint, value);
  const { module, kind, schemaPointer } = context;
  const variant = variantFor(context, value);
  // Paths are relative to the value here; the caller adds the path of the value.
  if (jsonSchema === false)
    return ts`[${failureProblem(omitProperties(atSubschema(context, path, hint), 'key'), falseSchemaFailure)}]`;
  const id = soleRef(jsonSchema);
  return id === undefined
    ? module.callPrivateFunction({ jsonSchema, variant, kind, schemaPointer: schemaPointer + path, hint }, value)
    : module.callNamedSchema(id, variant, kind, value);
}

function violationTest(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: SafeText<'ts'>,
): SafeText<'ts'> {
  if (jsonSchema === false) return ts`true`;
  if (typeof jsonSchema === 'object' && hasOnlyKeyword(jsonSchema, 'types') && jsonSchema.types)
    return lacksType(context, value, toTypeSet(jsonSchema.types), knownTypesOf(context, value));
  const values = typeof jsonSchema === 'object' && hasEnumOnly(jsonSchema) ? allowedValues(jsonSchema) : undefined;
  return values
    ? noneOfTest(context.module, comparisonOperand(context, value, values), values, hint)
    : negate(guardCall(jsonSchema, context, path, hint, value));
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
function variantFor({ variant, value: contextValue }: ValidationContext, value: SafeText<'ts'>): ValidationVariant {
  return value === contextValue
    ? variant
    : omitProperties(variant, 'oppositeDirection', 'certainOppositeDirection', 'ambiguousOppositeDirection');
}

/** Returns an expression that is true for a valid value: a call, a literal, or a parenthesized test. */
export function guardCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: SafeText<'ts'>,
): SafeText<'ts'> {
  const { module, schemaPointer } = context;
  const variant = variantFor(context, value);
  if (acceptsAnything(jsonSchema)) return ts`true`;
  if (typeof jsonSchema === 'boolean') return ts`false`;
  const id = soleRef(jsonSchema);
  if (id !== undefined) return module.callNamedSchema(id, variant, 'guard', value);
  if (hasOnlyKeyword(jsonSchema, 'types') && jsonSchema.types)
    return parenthesize(hasType(context, value, toTypeSet(jsonSchema.types), knownTypesOf(context, value)));
  const values = hasEnumOnly(jsonSchema) ? allowedValues(jsonSchema) : undefined;
  if (values?.every(isScalar))
    return parenthesize(oneOfTest(module, comparisonOperand(context, value, values), values, hint));
  return module.callPrivateFunction(
    { jsonSchema, variant, kind: 'guard', schemaPointer: schemaPointer + path, hint },
    value,
  );
}

/** Returns the types that a value can have. Only those of the current value are known. */
function knownTypesOf({ value: contextValue, knownTypes }: ValidationContext, value: SafeText<'ts'>): TypeSet {
  return value === contextValue ? knownTypes : allTypes;
}

function parenthesize(test: SafeText<'ts'>): SafeText<'ts'> {
  return test === 'true' || test === 'false' ? test : ts`(${test})`;
}

/**
 * Returns a guard call that is memoized if `unevaluatedProperties` or `unevaluatedItems` repeat it: repeating it on
 * each level of a nested value takes exponential time.
 */
export function memoizedGuardCall(
  test: SafeText<'ts'>,
  jsonSchema: JsonSchema,
  { module }: ValidationContext,
  value: SafeText<'ts'>,
): SafeText<'ts'> {
  const { registry: generator } = module;
  if (
    !generator.hasUnevaluatedKeywords ||
    !test.endsWith(`(${value})`) ||
    !listReferences(jsonSchema).some((id) => generator.needsRecursionGuard(id))
  )
    return test;
  return ts`${module.runtime('testOnce')}(${identifier(test.slice(0, -`(${value})`.length))}, ${value})`;
}

/** Returns a guard call for the exact variant, for `not`, `if`, and counts, where requiring less would reject more. */
export function exactGuardCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  value: SafeText<'ts'>,
): SafeText<'ts'> {
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
  value: SafeText<'ts'>,
): SafeText<'ts'> {
  const exactContext: ValidationContext = { ...context, variant: exactVariant(context.variant) };
  const id = soleRef(jsonSchema);
  return id === undefined
    ? guardCall(jsonSchema, exactContext, path, hint, value)
    : context.module.callNonNarrowingGuard(id, variantFor(exactContext, value), value);
}

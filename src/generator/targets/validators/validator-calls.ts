// Calls to validator functions. A call requests its function from the linker.

import { call, cast, keyword, literal } from '../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, Expression } from '../../code/typescript/tree.ts';
import type { Schema } from '../../model/types/api.ts';
import { exportedGuard } from './schema-module.ts';
import {
  canonicalInlineVariant,
  canonicalVariant,
  functionName,
  namedSchemaPointer,
  variantKey,
  variantTypeName,
  variantWithoutOwnRules,
  type FunctionRequest,
  type ModuleContext,
  type ValidatorKind,
} from './function-request.ts';
import { runtime } from './runtime-imports.ts';
import { modulePath, type SchemaAnalysis } from './schema-analysis.ts';
import type { SharedSchema } from './deduplicate-schemas.ts';
import { schemaNeedsNow, withoutOwnRules, type OwnRules, type ValidationVariant } from './validation-variant.ts';
import { declareOwnRules, declareValidator } from './validator-function.ts';
import { variables } from './variables.ts';

/** Returns a call to the function for an inline schema. Equal requests share the function. */
export function callInlineSchema(
  original: FunctionRequest,
  module: ModuleContext,
  ...values: readonly Expression[]
): Expression {
  const { analysis } = module;
  const variant = canonicalInlineVariant(original.jsonSchema, original.variant, analysis);
  const request = { ...original, variant };
  const shared = findSharedSchema(request, module);
  const needsNow = schemaNeedsNow(request.jsonSchema, variant, analysis.variants);
  if (!shared) return callWithNow(inlineFunction(request, module), needsNow, values);
  const relative = { ...request, schemaPointer: '' };
  const symbol = shared.module
    ? sharedFunction(shared.module, shared.fingerprint, relative, analysis)
    : inlineFunction(relative, module, `content ${shared.fingerprint}`);
  const result = callWithNow(symbol, needsNow, values);
  return request.kind === 'collect'
    ? call(runtime('withSchemaLocation'), literal(request.schemaPointer), result)
    : result;
}

/** The exported function for the inline schema of a component, such as a parameter. */
export interface ComponentFunction {
  /** The path of its module. */
  readonly path: string;
  readonly name: string;
}

/** Returns a call to the function for a component's inline schema, which all uses of the component share. */
export function callComponentSchema(
  original: FunctionRequest,
  { path, name }: ComponentFunction,
  analysis: SchemaAnalysis,
  ...values: readonly Expression[]
): Expression {
  const variant = canonicalInlineVariant(original.jsonSchema, original.variant, analysis);
  const request = { ...original, variant };
  const symbol = exportedFunction(request, name, path, analysis);
  return callWithNow(symbol, schemaNeedsNow(request.jsonSchema, variant, analysis.variants), values);
}

/** Returns a call to the function for a named schema. */
export function callNamedSchema(
  id: string,
  variant: ValidationVariant,
  kind: ValidatorKind,
  module: ModuleContext,
  ...values: readonly Expression[]
): Expression {
  const { analysis } = module;
  const [value, ...others] = values;
  // On a property or item, the guard may narrow the type.
  if (kind === 'guard' && value === variables.value && others.length === 0)
    return callNonNarrowingGuard(id, variant, module, value);
  const guard = kind === 'guard' ? exportedGuard(analysis.namedSchema(id), variant, analysis) : undefined;
  return callWithNow(
    guard ?? namedFunction(analysis.namedSchema(id), variant, kind, analysis),
    analysis.variants.namedSchemaNeedsNow(id, variant),
    values,
  );
}

/** Returns a call to the guard of a named schema that narrows nothing: TypeScript must not narrow a rejected value. */
export function callNonNarrowingGuard(
  id: string,
  variant: ValidationVariant,
  module: ModuleContext,
  value: Expression,
): Expression {
  const { analysis } = module;
  const guard = exportedGuard(analysis.namedSchema(id), variant, analysis);
  return callWithNow(
    guard ?? namedFunction(analysis.namedSchema(id), variant, 'guard', analysis),
    analysis.variants.namedSchemaNeedsNow(id, variant),
    // A type predicate narrows a variable, but not another expression with its value.
    [guard ? cast(value, keyword('unknown')) : value],
  );
}

/** Returns the call to a function, which takes the current time as its last argument if a rule reads it. */
function callWithNow(symbol: OnDemandSymbol, needsNow: boolean, values: readonly Expression[]): Expression {
  return call(symbol, ...values, ...(needsNow ? [variables.now] : []));
}

/** Returns the function for a named schema, in the module of the schema. */
export function namedFunction(
  schema: Schema,
  variant: ValidationVariant,
  kind: ValidatorKind,
  analysis: SchemaAnalysis,
): OnDemandSymbol {
  const equivalent = canonicalVariant(schema, variant, analysis);
  const request: FunctionRequest = {
    jsonSchema: schema.jsonSchema,
    variant: equivalent,
    kind,
    schemaPointer: namedSchemaPointer(schema.id),
    hint: schema.name.value,
  };
  const name = functionName(kind, variantTypeName(schema, equivalent, analysis));
  const symbol = exportedFunction(request, name, modulePath(schema), analysis);
  const ownRules = kind === 'collect' && !equivalent.partial && analysis.variants.named.ownRules(schema.id);
  if (!ownRules) return symbol;
  const others = functionWithoutOwnRules(request, schema, ownRules, analysis);
  return equivalent.isShapeOnly
    ? others
    : { ...symbol, declare: () => declareOwnRules(request, others, { path: modulePath(schema), analysis }) };
}

/** Returns the function for everything but the own rules of a named schema. */
function functionWithoutOwnRules(
  request: FunctionRequest,
  schema: Schema,
  ownRules: OwnRules,
  analysis: SchemaAnalysis,
): OnDemandSymbol {
  const path = modulePath(schema);
  const variant = variantWithoutOwnRules(request.variant, ownRules);
  // Without the own rules, a schema that has no others consists of its shape.
  const typeName =
    ownRules.hasOthers && !variant.isShapeOnly
      ? `${variantTypeName(schema, variant, analysis)}WithoutOwnRules`
      : variantTypeName(schema, { ...variant, isShapeOnly: true }, analysis);
  return {
    kind: 'declared',
    key: `${request.kind} without own rules ${variantKey(variant, analysis)}`,
    name: functionName(request.kind, typeName),
    module: path,
    declare: () =>
      declareValidator({ ...request, variant, jsonSchema: withoutOwnRules(request.jsonSchema) }, { path, analysis }),
  };
}

/** Returns the function for a request that the module `path` exports. */
function exportedFunction(
  request: FunctionRequest,
  name: string,
  path: string,
  analysis: SchemaAnalysis,
): OnDemandSymbol {
  return {
    kind: 'declared',
    key: `${request.kind} ${variantKey(request.variant, analysis)}`,
    name,
    module: path,
    declare: () => declareValidator(request, { path, analysis }),
  };
}

/** Returns a function that only one module uses. */
function inlineFunction(
  request: FunctionRequest,
  module: ModuleContext,
  schemaKey: string = `${module.analysis.fingerprint(request.jsonSchema)} ${request.schemaPointer}`,
): OnDemandSymbol {
  const { kind, variant, hint } = request;
  return {
    kind: 'declared',
    key: `${kind} ${variantKey(variant, module.analysis)} ${schemaKey}`,
    name: functionName(kind, hint.charAt(0).toUpperCase() + hint.slice(1)),
    declare: () => declareValidator(request, module),
  };
}

/** Returns the function that equal schemas in several modules share. */
function sharedFunction(
  { path, type }: NonNullable<SharedSchema['module']>,
  fingerprint: number,
  request: FunctionRequest,
  analysis: SchemaAnalysis,
): OnDemandSymbol {
  const { jsonSchema, hint } = analysis.deduplication.firstOccurrence(fingerprint);
  return exportedFunction({ ...request, jsonSchema, hint }, functionName(request.kind, type), path, analysis);
}

/** Returns the shared schema of equal schemas, as seen from a module; `undefined` if it is not shared. */
function findSharedSchema(
  { jsonSchema, variant }: FunctionRequest,
  { path, analysis: { deduplication, fingerprint } }: ModuleContext,
): SharedSchema | undefined {
  const isSpecial = variant.partial ?? variant.oppositeDirection ?? variant.certainOppositeDirection;
  if (isSpecial || variant.anchors.size > 0 || !deduplication.isParticipating(path)) return undefined;
  return deduplication.sharedSchema(fingerprint(jsonSchema), path);
}

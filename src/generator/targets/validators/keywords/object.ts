// The keywords of objects: `properties`, `required`, dependencies, size.

import type { SafeText } from '../../../code/branded-text.ts';
import { propertyKey, joinCode, numberLiteral, ts, stringLiteral } from '../../../code/typescript/typescript.ts';
import type { JsonSchema, ObjectKeywords, SchemaObject } from '../../../model/types/schema.ts';
import { allTypes } from '../../../model/shape/type-set.ts';
import { namesOutsideStrings } from '../words.ts';
import {
  atProperty,
  elseBody,
  delegateStatement,
  failureStatement,
  ifStatement,
  type ValidationContext,
} from '../validation-context.ts';
import { reached } from '../reached.ts';
import { nestedVariant } from '../validation-variant.ts';
import { messages } from '../messages.ts';
import { subschemaStatements } from './in-place-applicators.ts';
import { validatorCall, acceptsAnything, soleRef } from './function-calls.ts';
import { propertyLoopStatements } from './additional-properties.ts';
import { isOppositeDirectionOnly } from './read-only-required.ts';
import { mergeTargetOfProperty, propertySchemas, mergeTargetSchemas } from './partial-update.ts';
import { schemaStatements } from './schema.ts';
import { omitProperties } from '../../../model/omit.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';
import { compound } from '../names.ts';

/** Returns the statements for a value that is an object. */
export function objectStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  const keywords = schema.object;
  if (!keywords) return [];
  const locals = new Map<string, SafeText<'ts'>>();
  // Names that only occur in blocks that declare the same names themselves.
  const unusedNames = new Set<string>();
  const names = context.module.names.inner();
  const local = (name: string): SafeText<'ts'> => {
    const existing = locals.get(name);
    unusedNames.delete(name);
    if (existing !== undefined) return existing;
    const created = names.free(name);
    locals.set(name, created);
    return created;
  };
  const statements = reached([
    ...(splitPropertyStatements(schema, context) ?? propertiesStatements(keywords, context, local, unusedNames)),
    ...dependentStatements(keywords, context, local),
    ...sizeStatements(keywords, context),
    ...propertyLoopStatements(schema, context),
  ]);
  const usedNames = namesOutsideStrings(statements, [...locals.values()]);
  return [
    ...destructureProperties(
      new Map([...locals].filter(([name, local]) => usedNames.has(local) && !unusedNames.has(name))),
      context,
    ),
    ...statements,
  ];
}

/** Declares one variable per property at the start. Names that `Object.prototype` has are read as own properties. */
function destructureProperties(
  locals: ReadonlyMap<string, SafeText<'ts'>>,
  { module, value }: ValidationContext,
): readonly SafeText<'ts'>[] {
  const direct = [...locals].filter(([name]) => !isInherited(name));
  const bindings = direct.map(([name, local]) =>
    propertyKey(name) === local ? local : ts`${propertyKey(name)}: ${local}`,
  );
  const inherited = [...locals].filter(([name]) => isInherited(name));
  return [
    ...(bindings.length === 0 ? [] : [ts`const { ${joinCode(bindings, ts`, `)} } = ${value};`]),
    ...inherited.map(
      ([name, local]) => ts`const ${local} = ${module.runtime('getOwn')}(${value}, ${stringLiteral(name)});`,
    ),
  ];
}

/** Returns whether `Object.prototype` has a property of this name. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Returns the statements for each property; adds names that the statements do not use to `unusedNames`. */
function propertiesStatements(
  keywords: ObjectKeywords,
  context: ValidationContext,
  local: (name: string) => SafeText<'ts'>,
  unusedNames: Set<string>,
): readonly SafeText<'ts'>[] {
  const required = new Set(keywords.required);
  const statements: SafeText<'ts'>[] = [];
  for (const [name, jsonSchema] of keywords.properties ?? []) {
    if (isOppositeDirectionOnly(jsonSchema, context.variant.direction, context.module.registry.variants)) continue;
    const isRequired = required.has(name) && isPropertyRequired(name, context);
    if (!isRequired && acceptsAnything(jsonSchema)) continue;
    const variable = local(name);
    const statementsOfProperty = propertyStatements(name, jsonSchema, isRequired, context, variable);
    if (!namesOutsideStrings(statementsOfProperty, [variable]).has(variable)) unusedNames.add(name);
    for (const each of statementsOfProperty) statements.push(each);
  }
  for (const name of required) {
    if (keywords.properties?.has(name) || !isPropertyRequired(name, context)) continue;
    statements.push(ts`if (${local(name)} === undefined) ${failureStatement(context, missingFailure(name))}`);
  }
  return statements;
}

/**
 * Returns whether a value needs a property. Updates need not contain the properties of the resource, and no value needs
 * properties that only the opposite side sets.
 */
function isPropertyRequired(
  name: string,
  { variant: { partial, oppositeDirection }, module }: ValidationContext,
): boolean {
  if (oppositeDirection?.has(name)) return false;
  return (
    !partial ||
    !mergeTargetSchemas(partial, module.registry.api).some(
      (jsonSchema) => propertySchemas(jsonSchema, name, module.registry.api).length > 0,
    )
  );
}

function missingFailure(name: string) {
  return { keyword: 'required', property: name, message: messages.missing } as const;
}

function propertyStatements(
  name: string,
  jsonSchema: JsonSchema,
  isRequired: boolean,
  outer: ValidationContext,
  local: SafeText<'ts'>,
): readonly SafeText<'ts'>[] {
  const { module, variant } = outer;
  const resource = variant.partial && mergeTargetOfProperty(variant.partial, name, module.registry.api);
  const context = { ...atProperty(outer, name, local), variant: nestedVariant(variant, resource) };
  const statements = propertyValueStatements(jsonSchema, context);
  if (!isRequired) return ifStatement(ts`${local} !== undefined`, statements);
  const onFailure = failureStatement(outer, missingFailure(name));
  // A guard that rejects some type also rejects `undefined`.
  if (outer.kind === 'guard' && module.registry.variants.summary(jsonSchema).types !== allTypes) return statements;
  if (statements.length === 0 || outer.kind === 'guard')
    return [ts`if (${local} === undefined) ${onFailure}`, ...statements];
  return [ts`if (${local} === undefined) ${onFailure} else ${elseBody(statements)}`];
}

/** Returns the statements for the value of a property. Nested objects have separate functions; others are inline. */
function propertyValueStatements(jsonSchema: JsonSchema, context: ValidationContext): readonly SafeText<'ts'>[] {
  if (soleRef(jsonSchema) === undefined && !hasObjectKeywords(jsonSchema)) return schemaStatements(jsonSchema, context);
  const call = validatorCall(jsonSchema, context, '', context.hint, context.value);
  return call === undefined ? [] : [delegateStatement(context, call)];
}

/** Returns whether the schema, or one of its in-place subschemas, validates properties. */
function hasObjectKeywords(jsonSchema: JsonSchema): boolean {
  if (typeof jsonSchema === 'boolean') return false;
  if (jsonSchema.object || jsonSchema.array?.unevaluatedItems !== undefined) return true;
  const branches = [
    ...(jsonSchema.allOf ?? []),
    ...(jsonSchema.anyOf ?? []),
    ...(jsonSchema.oneOf ?? []),
    jsonSchema.then ?? true,
    jsonSchema.else ?? true,
  ];
  return branches.some((branch) => soleRef(branch) === undefined && hasObjectKeywords(branch));
}

function dependentStatements(
  { dependentRequired, dependentSchemas }: ObjectKeywords,
  context: ValidationContext,
  local: (name: string) => SafeText<'ts'>,
): readonly SafeText<'ts'>[] {
  // Updates are not subject to conditions; the merged value is.
  if (context.variant.partial) return [];
  const statements: SafeText<'ts'>[] = [];
  for (const [trigger, names] of dependentRequired ?? []) {
    const checks = names
      .filter((name) => !context.variant.oppositeDirection?.has(name))
      .map((name) => {
        const failure = { keyword: 'dependentRequired', property: name, message: messages.missingDependent(trigger) };
        return ts`if (${local(name)} === undefined) ${failureStatement(context, failure)}`;
      });
    statements.push(...ifStatement(ts`${local(trigger)} !== undefined`, checks));
  }
  const withoutMessage = omitProperties(context, 'message');
  for (const [trigger, jsonSchema] of dependentSchemas ?? []) {
    statements.push(
      ...ifStatement(
        ts`${local(trigger)} !== undefined`,
        subschemaStatements(
          jsonSchema,
          withoutMessage,
          `/dependentSchemas/${trigger.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        ),
      ),
    );
  }
  return statements;
}

function sizeStatements(
  { minProperties = 0, maxProperties }: ObjectKeywords,
  context: ValidationContext,
): readonly SafeText<'ts'>[] {
  const { module, value, variant } = context;
  const statements: SafeText<'ts'>[] = [];
  if (minProperties > 0 && !variant.partial) {
    statements.push(
      ts`if (${module.runtime('hasFewerProperties')}(${value}, ${numberLiteral(minProperties)})) ${failureStatement(context, { keyword: 'minProperties', message: messages.tooFewProperties(minProperties) })}`,
    );
  }
  if (maxProperties !== undefined) {
    statements.push(
      ts`if (${module.runtime('hasMoreProperties')}(${value}, ${numberLiteral(maxProperties)})) ${failureStatement(context, { keyword: 'maxProperties', message: messages.tooManyProperties(maxProperties) })}`,
    );
  }
  return statements;
}

/** TypeScript limits control flow analysis to about two thousand branches, and a property can have several. */
const splitThreshold = 200;
const propertiesPerFunction = 100;

/** Returns the statements for `properties` and `required`; `undefined` if one function suffices. */
export function splitPropertyStatements(
  schema: SchemaObject,
  context: ValidationContext,
): readonly SafeText<'ts'>[] | undefined {
  const names = constrainedNames(schema.object ?? {});
  if (names.length <= splitThreshold) return undefined;
  const calls = Array.from({ length: Math.ceil(names.length / propertiesPerFunction) }, (_, index) => {
    const part = schemaSlice(schema, names.slice(index * propertiesPerFunction, (index + 1) * propertiesPerFunction));
    return validatorCall(part, context, '', compound(context.hint, `Members${index + 1}`), context.value);
  });
  return calls.flatMap((call) => (call === undefined ? [] : [delegateStatement(context, call)]));
}

function constrainedNames({ properties, required = [] }: ObjectKeywords): readonly string[] {
  const requiredNames = new Set(required);
  const constrained = [...(properties ?? [])].flatMap(([name, jsonSchema]) =>
    requiredNames.has(name) || !acceptsAnything(jsonSchema) ? [name] : [],
  );
  return [...constrained, ...[...requiredNames].filter((name) => !properties?.has(name))];
}

/** Returns the schema reduced to these properties. */
function schemaSlice(
  { sourceLocation, extensions: { message }, object }: SchemaObject,
  names: readonly string[],
): SchemaObject {
  const selectedNames = new Set(names);
  const properties = new Map([...(object?.properties ?? [])].filter(([name]) => selectedNames.has(name)));
  const required = (object?.required ?? []).filter((name) => selectedNames.has(name));
  return {
    sourceLocation,
    annotations: {},
    extensions: message === undefined ? noSchemaExtensions : { ...noSchemaExtensions, message },
    unknownExtensions: noUnknownExtensions,
    object: { ...(properties.size > 0 && { properties }), ...(required.length > 0 && { required }) },
  };
}

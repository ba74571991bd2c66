// Keywords for objects: `properties`, `required`, dependencies, size.

import { escapePointerSegment } from '../../../source/pointer.ts';
import {
  assign,
  binary,
  call,
  constVariable,
  literal,
  local,
  name,
  not,
  when,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode, reachable, visitSymbols } from '../../../code/typescript/inspect-tree.ts';
import type { Expression, LocalSymbol, Statement, Symbol } from '../../../code/typescript/tree.ts';
import type { JsonSchema, ObjectKeywords, SchemaObject } from '../../../model/types/schema.ts';
import { allTypes } from '../../../model/shape/type-set.ts';
import {
  atProperty,
  delegateStatements,
  failureStatement,
  typeOrKeywordReports,
  type Failure,
  type ValidationContext,
} from '../validation-context.ts';
import { nestedVariant } from '../validation-variant.ts';
import type { Json } from '../../../source/node.ts';
import { messages } from '../messages.ts';
import { runtime, type RuntimeName } from '../runtime-imports.ts';
import { subschemaStatements } from './in-place-applicators.ts';
import { validatorCall, acceptsAnything, soleRef } from './function-calls.ts';
import { propertyLoopStatements } from './pattern-and-additional-properties.ts';
import { isOppositeDirectionOnly } from './opposite-direction-properties.ts';
import { mergeTargetOfProperty, propertySchemas, mergeTargetSchemas } from './update-merge-target.ts';
import { schemaStatements } from './schema.ts';
import { omitProperties } from '../../../model/omit.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';
import { compound, toVariableName } from '../preferred-variable-names.ts';

/** Returns the symbol of the variable for a property. */
type PropertySymbols = (property: string) => LocalSymbol;

/** Returns the statements for a value that is an object. */
export function objectStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const keywords = schema.object;
  if (!keywords) return [];
  const symbols = new Map<string, LocalSymbol>();
  const symbolOf: PropertySymbols = (property) => {
    const symbol = symbols.get(property) ?? local(toVariableName(property));
    symbols.set(property, symbol);
    return symbol;
  };
  const statements = reachable([
    ...(splitPropertyStatements(schema, context) ?? propertiesStatements(keywords, context, symbolOf)),
    ...dependentStatements(keywords, context, symbolOf),
    ...sizeStatements(keywords, context),
    ...propertyLoopStatements(schema, context),
  ]);
  const usedSymbols = new Set<Symbol>();
  for (const statement of statements) visitSymbols(statement, (symbol) => usedSymbols.add(symbol));
  return [
    ...destructureProperties(
      [...symbols].filter(([, symbol]) => usedSymbols.has(symbol)),
      context,
    ),
    ...statements,
  ];
}

/** Declares one variable per property at the start. Names that `Object.prototype` has are read as own properties. */
function destructureProperties(
  symbols: readonly (readonly [property: string, symbol: LocalSymbol])[],
  { value }: ValidationContext,
): readonly Statement[] {
  const direct = symbols.filter(([property]) => !isInherited(property));
  const inherited = symbols.filter(([property]) => isInherited(property));
  return [
    ...(direct.length === 0 ? [] : [{ kind: 'variable', keyword: 'const', target: direct, value } as const]),
    ...inherited.map(([property, symbol]) => constVariable(symbol, call(runtime('getOwn'), value, literal(property)))),
  ];
}

/** Returns whether `Object.prototype` has a property of this name. */
function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Returns the statements for each property. */
function propertiesStatements(
  keywords: ObjectKeywords,
  context: ValidationContext,
  symbolOf: PropertySymbols,
): readonly Statement[] {
  const required = new Set(keywords.required);
  const statements: Statement[] = [];
  for (const [property, jsonSchema] of keywords.properties ?? []) {
    if (isOppositeDirectionOnly(jsonSchema, context.variant.direction, context.module.analysis.variants)) continue;
    const isRequired = required.has(property) && isPropertyRequired(property, context);
    if (!isRequired && acceptsAnything(jsonSchema)) continue;
    for (const each of propertyStatements(property, jsonSchema, isRequired, context, symbolOf(property)))
      statements.push(each);
  }
  for (const property of required) {
    if (keywords.properties?.has(property) || !isPropertyRequired(property, context)) continue;
    statements.push(...when(isMissing(symbolOf(property)), [failureStatement(context, missingFailure(property))]));
  }
  return statements;
}

function isMissing(symbol: LocalSymbol): Expression {
  return binary(name(symbol), '===', literal(undefined));
}

/**
 * Returns whether a value needs a property. Updates need not contain the properties of the resource, and no value needs
 * properties that only the opposite side sets.
 */
function isPropertyRequired(
  property: string,
  { variant: { partial, oppositeDirection }, module }: ValidationContext,
): boolean {
  if (oppositeDirection?.has(property)) return false;
  return (
    !partial ||
    !mergeTargetSchemas(partial, module.analysis.api).some(
      (jsonSchema) => propertySchemas(jsonSchema, property, module.analysis.api).length > 0,
    )
  );
}

function missingFailure(property: string): Failure {
  return { keyword: 'required', property, message: messages.missing };
}

function propertyStatements(
  property: string,
  jsonSchema: JsonSchema,
  isRequired: boolean,
  outer: ValidationContext,
  symbol: LocalSymbol,
): readonly Statement[] {
  const { variant } = outer;
  const { api, variants } = outer.module.analysis;
  const resource = variant.partial && mergeTargetOfProperty(variant.partial, property, api);
  const context = {
    ...atProperty(outer, property, name(symbol), symbol.name),
    variant: nestedVariant(variant, resource),
  };
  const statements = propertyValueStatements(jsonSchema, context);
  if (!isRequired) return when(not(isMissing(symbol)), statements);
  const missing = failureStatement(outer, missingFailure(property));
  const onFailure = [missing];
  if (outer.kind === 'collect')
    return combineWithMissing(missing, statements, context) ?? when(isMissing(symbol), onFailure, statements);
  // A guard that rejects some type also rejects `undefined`.
  return variants.summary(jsonSchema).types === allTypes
    ? [...when(isMissing(symbol), onFailure), ...statements]
    : statements;
}

/** Keywords with constants whose tests a missing property fails. */
const constantKeywords: ReadonlySet<Json> = new Set(['enum', 'const']);

/**
 * Returns the statement that also reports a missing property, if its value is tested by a statement that reports a wrong
 * type or value, or by another function; `undefined` otherwise.
 */
function combineWithMissing(
  missing: Statement,
  statements: readonly Statement[],
  context: ValidationContext,
): readonly Statement[] | undefined {
  const [test, ...others] = statements;
  const [, , schemaOfRequired] = reportArguments(missing, 'reportMissing') ?? [];
  if (others.length > 0 || !test || !schemaOfRequired) return undefined;
  const [collected, merged, found, ...sharedSchema] = reportArguments(test, 'mergeAtProperty') ?? [];
  if (collected && merged && found) {
    const args = [collected, merged, context.value, schemaOfRequired, found, ...sharedSchema];
    return [assign(collected, call(runtime('requireProperty'), ...args))];
  }
  if (test.kind !== 'if') return undefined;
  const [wrong, ...more] = test.then;
  if (more.length > 0 || !wrong) return undefined;
  // A missing property passes the test for null.
  if (!test.else && isSameNode(test.test, binary(context.value, '!==', literal(null)))) {
    const then = combineWithMissing(missing, test.then, context);
    return then && [{ ...test, then }];
  }
  if (
    (['reportType', 'reportConst', 'reportEnum', ...typeOrKeywordReports] as const).some((each) =>
      reportArguments(wrong, each),
    )
  )
    return statements;
  const [problems, property, schema, keyword, message] = reportArguments(wrong, 'report') ?? [];
  if (!problems || !property || !schema || keyword?.kind !== 'literal' || !message) return undefined;
  if (!constantKeywords.has(keyword.value ?? null)) return undefined;
  const args = [problems, property, context.value, schema, keyword, message];
  return [{ ...test, then: [assign(problems, call(runtime('reportMissingOrInvalid'), ...args))] }];
}

/** Returns the arguments of a statement that reports a problem with a runtime function; `undefined` for others. */
function reportArguments(statement: Statement, runtimeName: RuntimeName): readonly Expression[] | undefined {
  if (statement.kind !== 'expression' || statement.expression.kind !== 'assign') return undefined;
  const { value } = statement.expression;
  return value.kind === 'call' && isSameNode(value.callee, runtime(runtimeName)) ? value.arguments : undefined;
}

/** Returns the statements for the value of a property. Nested objects have separate functions; others are inline. */
function propertyValueStatements(jsonSchema: JsonSchema, context: ValidationContext): readonly Statement[] {
  if (soleRef(jsonSchema) === undefined && !hasObjectKeywords(jsonSchema)) return schemaStatements(jsonSchema, context);
  const result = validatorCall(jsonSchema, context, '', context.hint, context.value);
  return result === undefined ? [] : delegateStatements(context, result);
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
  symbolOf: PropertySymbols,
): readonly Statement[] {
  // Updates are not subject to conditions; the merged value is.
  if (context.variant.partial) return [];
  const statements: Statement[] = [];
  for (const [trigger, properties] of dependentRequired ?? []) {
    const checks = properties
      .filter((property) => !context.variant.oppositeDirection?.has(property))
      .flatMap((property) => {
        const failure = { keyword: 'dependentRequired', property, message: messages.missingDependent(trigger) };
        return when(isMissing(symbolOf(property)), [failureStatement(context, failure)]);
      });
    statements.push(...when(not(isMissing(symbolOf(trigger))), checks));
  }
  const withoutMessage = omitProperties(context, 'message');
  for (const [trigger, jsonSchema] of dependentSchemas ?? []) {
    const path = `/dependentSchemas/${escapePointerSegment(trigger)}`;
    const nested = subschemaStatements(jsonSchema, withoutMessage, path);
    statements.push(...when(not(isMissing(symbolOf(trigger))), nested));
  }
  return statements;
}

function sizeStatements(
  { minProperties = 0, maxProperties }: ObjectKeywords,
  context: ValidationContext,
): readonly Statement[] {
  const { value, variant } = context;
  const statements: Statement[] = [];
  if (minProperties > 0 && !variant.partial) {
    const failure = { keyword: 'minProperties', message: messages.tooFewProperties(minProperties) };
    const violation = call(runtime('hasFewerProperties'), value, literal(minProperties));
    statements.push(...when(violation, [failureStatement(context, failure)]));
  }
  if (maxProperties !== undefined) {
    const failure = { keyword: 'maxProperties', message: messages.tooManyProperties(maxProperties) };
    const violation = call(runtime('hasMoreProperties'), value, literal(maxProperties));
    statements.push(...when(violation, [failureStatement(context, failure)]));
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
): readonly Statement[] | undefined {
  const names = constrainedNames(schema.object ?? {});
  if (names.length <= splitThreshold) return undefined;
  const calls = Array.from({ length: Math.ceil(names.length / propertiesPerFunction) }, (_, index) => {
    const part = schemaSlice(schema, names.slice(index * propertiesPerFunction, (index + 1) * propertiesPerFunction));
    return validatorCall(part, context, '', compound(context.hint, `Members${index + 1}`), context.value);
  });
  return calls.flatMap((each) => (each === undefined ? [] : delegateStatements(context, each)));
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

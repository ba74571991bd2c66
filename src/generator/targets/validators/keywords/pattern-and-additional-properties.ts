// The keywords `patternProperties`, `additionalProperties`, and `propertyNames`.

import { toTypeSet } from '../../../model/shape/type-set.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import {
  and,
  assign,
  binary,
  call,
  constant,
  forIn,
  index,
  isLiteral,
  keyword,
  literal,
  method,
  newSet,
  not,
  or,
  switchStatement,
  when,
} from '../../../code/typescript/build-tree.ts';
import type { Expression, Statement } from '../../../code/typescript/tree.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { matchesPattern } from '../../../model/matches-pattern.ts';
import {
  atSubschema,
  delegatePropertyStatements,
  restrictToOwnProperty,
  type ValidationContext,
  falseSchemaFailure,
  failureProblem,
  failureStatement,
} from '../validation-context.ts';
import { compound } from '../preferred-variable-names.ts';
import { matchExpression } from '../match-and-enumerate-patterns.ts';
import { messages } from '../messages.ts';
import { runtime } from '../runtime-imports.ts';
import { symbols, variables } from '../variables.ts';
import { validatorCall, acceptsAnything, constrainsStringsOnly, guardCall } from './function-calls.ts';
import { nestedVariant } from '../validation-variant.ts';
import { checksOf } from './checks.ts';
import { mergeTargetOfProperty } from './update-merge-target.ts';
import { omitProperties } from '../../../model/omit.ts';

/** Minimum number of names for which a set is faster than a `switch`. */
const minNamesForSet = 64;

/** Returns one loop over all properties, if any of these keywords is present. */
export function propertyLoopStatements(schema: SchemaObject, outer: ValidationContext): readonly Statement[] {
  const context = omitProperties(outer, 'message');
  const { propertyNames, properties } = schema.object ?? {};
  const names = [...(properties?.keys() ?? [])];
  const nameChecks =
    propertyNames === undefined || acceptsAnything(propertyNames) ? [] : propertyNameStatements(propertyNames, outer);
  // Names in `properties` that are known to be valid need no check.
  const areNamesValid =
    names.length > 0 && propertyNames !== undefined && names.every((each) => isValidPropertyName(each, propertyNames));
  const patterns = propertyPatterns(schema, context);
  const additional = when(and(...patterns.map(({ test }) => not(test))), additionalStatements(schema, context));
  const body = [
    ...(areNamesValid ? [] : nameChecks),
    ...patterns.flatMap(({ test, statements }) => when(test, statements)),
    ...unmatchedStatements(names, [...(areNamesValid ? nameChecks : []), ...additional], context),
  ];
  return body.length === 0 ? [] : [forIn(symbols.key, context.value, body)];
}

function additionalStatements(
  { object: { additionalProperties = true } = {} }: SchemaObject,
  context: ValidationContext,
): readonly Statement[] {
  const hint = compound(context.hint, 'Member');
  return loopPropertyStatements(additionalProperties, context, '/additionalProperties', hint, variables.key);
}

/** Returns the statements that validate the current property of a loop; empty if every value is valid. */
export function loopPropertyStatements(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  name: Expression,
): readonly Statement[] {
  const { kind, value, base, schemaPointer } = context;
  if (jsonSchema === false && kind === 'collect') {
    const { problems } = variables;
    if (path === '/additionalProperties' && schemaPointer === base.location)
      return [assign(problems, call(runtime('reportAdditional'), problems, value, name, base.value))];
    const problem = failureProblem(atSubschema(context, path, hint), falseSchemaFailure);
    return when(restrictToOwnProperty(literal(true), value, name), [addAtProperty(name, problem)]);
  }
  const { variant, module } = context;
  const resource = variant.partial && mergeTargetOfProperty(variant.partial, null, module.analysis.api);
  const entryContext = { ...context, variant: nestedVariant(variant, resource) };
  const result = validatorCall(jsonSchema, entryContext, path, hint, index(value, name));
  return result === undefined ? [] : delegatePropertyStatements(context, name, result);
}

/** Returns the statement that adds a problem of a property. */
function addAtProperty(name: Expression, problem: Expression): Statement {
  const { problems } = variables;
  return assign(problems, call(runtime('addAtProperty'), problems, name, problem));
}

interface PropertyPattern {
  /** Whether the pattern matches the current property name of the loop. */
  readonly test: Expression;
  readonly statements: readonly Statement[];
}

function propertyPatterns(
  { object: { patternProperties } = {} }: SchemaObject,
  context: ValidationContext,
): readonly PropertyPattern[] {
  const { hint } = context;
  return [...(patternProperties ?? [])].map(([source, jsonSchema]) => ({
    test: matchExpression(source, compound(hint, 'NamePattern'), variables.key),
    statements: loopPropertyStatements(
      jsonSchema,
      context,
      `/patternProperties/${escapePointerSegment(source)}`,
      compound(hint, 'Matching'),
      variables.key,
    ),
  }));
}

function propertyNameStatements(propertyNames: JsonSchema, context: ValidationContext): readonly Statement[] {
  const name = variables.key;
  const isInvalid = propertyNameViolation(propertyNames, {
    // What is known about the object does not apply to its property names.
    ...omitProperties(context, 'possibleTypes', 'isNarrowed'),
    knownTypes: toTypeSet(['string']),
    value: name,
    hint: compound(context.hint, 'Name'),
  });
  if (isLiteral(isInvalid, false)) return [];
  const message = propertyNamesMessage(propertyNames, context) ?? messages.badPropertyName;
  const failure = { keyword: 'propertyNames', message };
  const onFailure =
    context.kind === 'guard'
      ? failureStatement(context, failure)
      : addAtProperty(name, failureProblem(context, failure));
  return when(restrictToOwnProperty(isInvalid, context.value, name), [onFailure]);
}

/**
 * Returns the message of the document for property names: that of the schema in `propertyNames`, or of one that it
 * refers to.
 */
function propertyNamesMessage(propertyNames: JsonSchema, { module }: ValidationContext): string | undefined {
  const seen = new Set<JsonSchema>();
  for (
    let current: JsonSchema | undefined = propertyNames;
    typeof current === 'object' && !seen.has(current);
    current = current.ref === undefined ? undefined : module.analysis.api.schema(current.ref)?.jsonSchema
  ) {
    if (current.extensions.message !== undefined) return current.extensions.message;
    seen.add(current);
  }
  return undefined;
}

/** Returns the violation of a property name. Names are strings, so their length and pattern are checked inline. */
function propertyNameViolation(propertyNames: JsonSchema, context: ValidationContext): Expression {
  return typeof propertyNames === 'object' && constrainsStringsOnly(propertyNames)
    ? or(...checksOf(propertyNames, 'string', context).map(({ violation }) => violation))
    : not(guardCall(propertyNames, context, '/propertyNames', context.hint, context.value));
}

/** Returns whether a name is known to be valid. */
function isValidPropertyName(name: string, propertyNames: JsonSchema): boolean {
  if (typeof propertyNames === 'boolean') return propertyNames;
  if (!constrainsStringsOnly(propertyNames) || propertyNames.annotations.format !== undefined) return false;
  const { minLength = 0, maxLength = Infinity, pattern } = propertyNames.string ?? {};
  const length = Array.from(name).length;
  return (
    length >= minLength && length <= maxLength && (pattern === undefined || matchesPattern(pattern, name) === true)
  );
}

/** Returns the statements for properties that `properties` does not name. */
function unmatchedStatements(
  names: readonly string[],
  statements: readonly Statement[],
  { hint }: ValidationContext,
): readonly Statement[] {
  if (statements.length === 0) return [];
  const name = variables.key;
  if (names.length >= minNamesForSet) {
    const nameSet = constant(compound(hint, 'Names'), newSet(keyword('string'), names));
    return when(not(method(nameSet, 'has', name)), statements);
  }
  return names.length <= 2
    ? when(and(...names.map((each) => binary(name, '!==', literal(each)))), statements)
    : [switchStatement(name, [{ values: names.map((each) => literal(each)), body: [] }], statements)];
}

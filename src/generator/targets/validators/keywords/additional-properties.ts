// The keywords `patternProperties`, `additionalProperties`, and `propertyNames`.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral, joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { matchesPattern } from '../../../model/matches-pattern.ts';
import {
  atSubschema,
  block,
  delegatePropertyStatement,
  negate,
  restrictToOwnProperty,
  escapePointerSegment,
  type ValidationContext,
  falseSchemaFailure,
  failureProblem,
} from '../validation-context.ts';
import { compound } from '../names.ts';
import { mentions } from '../words.ts';
import { matchExpression } from '../patterns.ts';
import { messages } from '../messages.ts';
import { validatorCall, acceptsAnything, constrainsStringsOnly, guardCall } from './function-calls.ts';
import { stringChecks } from './string.ts';
import { omitProperties } from '../../../model/omit.ts';

/** Minimum number of names for which a set is faster than a `switch`. */
const minNamesForSet = 64;

/** Returns one loop over all properties, if any of these keywords is present. */
export function propertyLoopStatements(schema: SchemaObject, outer: ValidationContext): readonly SafeText<'ts'>[] {
  const context = omitProperties(outer, 'message');
  const { propertyNames, patternProperties, additionalProperties = true, properties } = schema.object ?? {};
  const name = ts`key`;
  const body: SafeText<'ts'>[] = [];
  const names = [...(properties?.keys() ?? [])];
  const nameChecks =
    propertyNames === undefined || acceptsAnything(propertyNames)
      ? []
      : propertyNameStatements(propertyNames, outer, name);
  // Names in `properties` that are known to be valid need no check.
  const areNamesValid =
    names.length > 0 && propertyNames !== undefined && names.every((each) => isValidPropertyName(each, propertyNames));
  if (!areNamesValid) for (const each of nameChecks) body.push(each);
  const patterns = [...(patternProperties ?? [])].map(([source, jsonSchema]) =>
    propertyPattern(source, jsonSchema, context),
  );
  for (const { source, jsonSchema, test } of patterns) {
    const statement = loopPropertyStatement(
      jsonSchema,
      context,
      `/patternProperties/${escapePointerSegment(source)}`,
      compound(context.hint, 'Matching'),
      name,
    );
    if (statement !== undefined) body.push(ts`if (${test(name)}) ${block([statement])}`);
  }
  const statement = loopPropertyStatement(
    additionalProperties,
    context,
    '/additionalProperties',
    compound(context.hint, 'Member'),
    name,
  );
  const additional =
    statement === undefined || patterns.length === 0
      ? statement
      : ts`if (${joinCode(
          patterns.map(({ test }) => ts`!${test(name)}`),
          ts` && `,
        )}) ${block([statement])}`;
  const unmatched = [...(areNamesValid ? nameChecks : []), ...(additional === undefined ? [] : [additional])];
  if (unmatched.length > 0) for (const each of unmatchedStatements(names, name, unmatched, context)) body.push(each);
  if (body.length === 0) return [];
  return [
    ts`for (const ${body.some((code) => mentions(code, name)) ? name : ts`_${name}`} in ${context.value}) ${block(body)}`,
  ];
}

/** Returns the statement that validates the current property of a loop; `undefined` if every value is valid. */
export function loopPropertyStatement(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  name: SafeText<'ts'>,
): SafeText<'ts'> | undefined {
  if (jsonSchema === false && context.kind === 'collect') {
    return ts`if (${restrictToOwnProperty(ts`true`, context.value, name)}) problems = ${context.module.runtime('addAtProperty')}(problems, ${name}, ${failureProblem(atSubschema(context, path, hint), falseSchemaFailure)});`;
  }
  const call = validatorCall(jsonSchema, context, path, hint, ts`${context.value}[${name}]`);
  return call === undefined ? undefined : delegatePropertyStatement(context, name, call);
}

interface PropertyPattern {
  readonly source: string;
  readonly jsonSchema: JsonSchema;
  readonly test: (name: SafeText<'ts'>) => SafeText<'ts'>;
}

function propertyPattern(source: string, jsonSchema: JsonSchema, { module, hint }: ValidationContext): PropertyPattern {
  return { source, jsonSchema, test: (name) => matchExpression(module, source, compound(hint, 'NamePattern'), name) };
}

function propertyNameStatements(
  propertyNames: JsonSchema,
  context: ValidationContext,
  name: SafeText<'ts'>,
): readonly SafeText<'ts'>[] {
  const test = propertyNameViolation(propertyNames, { ...context, value: name, hint: compound(context.hint, 'Name') });
  if (test === '' || test === 'false') return [];
  const violation = restrictToOwnProperty(test, context.value, name);
  if (context.kind === 'guard') return [ts`if (${violation}) return false;`];
  const message = propertyNamesMessage(propertyNames, context) ?? messages.badPropertyName;
  const problem = failureProblem(context, { keyword: 'propertyNames', message });
  return [ts`if (${violation}) problems = ${context.module.runtime('addAtProperty')}(problems, ${name}, ${problem});`];
}

/**
 * Returns the message of the document for property names: that of the schema in `propertyNames`, or of one that it
 * refers to.
 */
function propertyNamesMessage(
  propertyNames: JsonSchema,
  { module: { registry: generator } }: ValidationContext,
): string | undefined {
  const seen = new Set<JsonSchema>();
  for (
    let current: JsonSchema | undefined = propertyNames;
    typeof current === 'object' && !seen.has(current);
    current = current.ref === undefined ? undefined : generator.api.schema(current.ref)?.jsonSchema
  ) {
    if (current.extensions.message !== undefined) return current.extensions.message;
    seen.add(current);
  }
  return undefined;
}

/** Returns the violation of a property name. Names are strings, so their length and pattern are checked inline. */
function propertyNameViolation(propertyNames: JsonSchema, context: ValidationContext): SafeText<'ts'> {
  if (typeof propertyNames === 'object' && constrainsStringsOnly(propertyNames)) {
    return joinCode(
      stringChecks(propertyNames, context).map(({ violation }) => violation),
      ts` || `,
    );
  }
  return negate(guardCall(propertyNames, context, '/propertyNames', context.hint, context.value));
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
  name: SafeText<'ts'>,
  statements: readonly SafeText<'ts'>[],
  { module, hint }: ValidationContext,
): readonly SafeText<'ts'>[] {
  if (names.length === 0) return statements;
  if (names.length >= minNamesForSet) {
    const nameSet = module.constant(
      compound(hint, 'Names'),
      ts`/* @__PURE__ */ new Set<string>([${joinCode(names.map(stringLiteral), ts`, `)}])`,
    );
    return [ts`if (!${nameSet}.has(${name})) ${block(statements)}`];
  }
  if (names.length <= 2)
    return [
      ts`if (${joinCode(
        names.map((each) => ts`${name} !== ${stringLiteral(each)}`),
        ts` && `,
      )}) ${block(statements)}`,
    ];
  return [
    ts`switch (${name}) { ${joinCode(
      names.map((each) => ts`case ${stringLiteral(each)}:`),
      ts`\n`,
    )} break; default: ${joinCode(statements, ts`\n`)} }`,
  ];
}

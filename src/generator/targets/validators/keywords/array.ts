// Keywords for arrays: `prefixItems`, `items`, `contains`.

import {
  binary,
  block,
  call,
  constVariable,
  forIndex,
  forOf,
  global,
  increment,
  index,
  isLiteral,
  letVariable,
  literal,
  member,
  when,
} from '../../../code/typescript/build-tree.ts';
import type { Expression, Statement } from '../../../code/typescript/tree.ts';
import type { ArrayKeywords, JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { compound } from '../preferred-variable-names.ts';
import {
  checkStatements,
  delegateItemStatements,
  failureStatement,
  falseSchemaFailure,
  type ValidationContext,
} from '../validation-context.ts';
import { nestedVariant } from '../validation-variant.ts';
import { messages } from '../messages.ts';
import { symbols, variables } from '../variables.ts';
import { isLongerThan } from './array-checks.ts';
import { checksOf } from './checks.ts';
import { validatorCall, exactGuardCall, memoizedGuardCall, guardCall } from './function-calls.ts';
import { omitProperties } from '../../../model/omit.ts';

/** Returns the statements for a value that is an array. */
export function arrayStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const { array } = schema;
  if (!array) return [];
  return [
    ...checkStatements(context, checksOf(schema, 'array', context)),
    ...containsStatements(array, context),
    ...itemStatements(array, omitProperties(context, 'message')),
  ];
}

function itemStatements(
  { prefixItems = [], items = true }: ArrayKeywords,
  context: ValidationContext,
): readonly Statement[] {
  const { value, hint } = context;
  const statements = prefixItems.flatMap((jsonSchema, at) => {
    const item = index(value, literal(at));
    const result = itemValidatorCall(jsonSchema, context, `/prefixItems/${at}`, compound(hint, `Item${at}`), item);
    return result === undefined
      ? []
      : when(isLongerThan(value, at), delegateItemStatements(context, literal(at), result));
  });
  return [...statements, ...itemLoop(items, context, '/items', prefixItems.length)];
}

/** Returns a loop that validates every item from `start` on. */
function itemLoop(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  start: number,
): readonly Statement[] {
  const { value, hint } = context;
  if (jsonSchema === false && context.kind === 'guard')
    return when(isLongerThan(value, start), [failureStatement(context, falseSchemaFailure)]);
  const item = index(value, variables.index);
  const result = itemValidatorCall(jsonSchema, context, path, compound(hint, 'Item'), item);
  if (result === undefined) return [];
  const statements = delegateItemStatements(context, variables.index, result);
  return statements.length === 0 ? [] : [forIndex(symbols.index, value, statements, start)];
}

function itemValidatorCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  item: Expression,
): Expression | undefined {
  // Arrays in an update are replaced, not merged, so their items are complete.
  return validatorCall(
    jsonSchema,
    { ...context, variant: nestedVariant({ ...context.variant }, undefined) },
    path,
    hint,
    item,
  );
}

function containsStatements(
  { contains, minContains = 1, maxContains }: ArrayKeywords,
  context: ValidationContext,
): readonly Statement[] {
  if (contains === undefined || (minContains === 0 && maxContains === undefined)) return [];
  const { count } = variables;
  const statements = [...countStatements(contains, maxContains !== undefined, context)];
  if (minContains > 0) {
    const failure = {
      keyword: minContains === 1 ? 'contains' : 'minContains',
      message: messages.tooFewMatches(minContains),
    };
    statements.push(...when(binary(count, '<', literal(minContains)), [failureStatement(context, failure)]));
  }
  if (maxContains !== undefined) {
    const failure = { keyword: 'maxContains', message: messages.tooManyMatches(maxContains) };
    statements.push(...when(binary(count, '>', literal(maxContains)), [failureStatement(context, failure)]));
  }
  return [block(statements)];
}

/** Returns the statements that store the number of matching items in the variable `count`. */
function countStatements(contains: JsonSchema, isLimited: boolean, context: ValidationContext): readonly Statement[] {
  const { value, hint } = context;
  const { item } = variables;
  // With `maxContains`, a less strict test would match more items and reject more arrays.
  const testCall = isLimited ? exactGuardCall : guardCall;
  const itemTest = testCall(contains, context, '/contains', compound(hint, 'Contained'), item);
  const test = memoizedGuardCall(itemTest, contains, context, item);
  if (isLiteral(test, true)) return [constVariable(symbols.count, member(value, 'length'))];
  // A literal would make the comparisons constant conditions.
  if (isLiteral(test, false)) return [constVariable(symbols.count, call(global('Number'), literal(false)))];
  return [
    letVariable(symbols.count, undefined, literal(0)),
    forOf(symbols.item, value, when(test, [increment(symbols.count)])),
  ];
}

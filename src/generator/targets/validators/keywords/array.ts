// The keywords of arrays: size, `uniqueItems`, `prefixItems`, `items`, `contains`.

import type { SafeText } from '../../../code/branded-text.ts';
import { numberLiteral, ts } from '../../../code/typescript/typescript.ts';
import type { ArrayKeywords, JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { compound } from '../names.ts';
import {
  block,
  checkStatements,
  delegateItemStatement,
  failureStatement,
  ifStatement,
  type Check,
  type ValidationContext,
} from '../validation-context.ts';
import { nestedVariant } from '../validation-variant.ts';
import { messages } from '../messages.ts';
import { validatorCall, exactGuardCall, memoizedGuardCall, guardCall } from './function-calls.ts';
import { omitProperties } from '../../../model/omit.ts';

/** Returns the statements for a value that is an array. */
export function arrayStatements({ array }: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  if (!array) return [];
  return [
    ...checkStatements(context, sizeChecks(array, context)),
    ...containsStatements(array, context),
    ...itemStatements(array, omitProperties(context, 'message')),
  ];
}

function sizeChecks(
  { minItems = 0, maxItems, uniqueItems }: ArrayKeywords,
  { module, value }: ValidationContext,
): readonly Check[] {
  const checks: Check[] = [];
  if (minItems > 0) {
    checks.push({
      violation: ts`${value}.length < ${numberLiteral(minItems)}`,
      failure: { keyword: 'minItems', message: messages.tooFewItems(minItems) },
    });
  }
  if (maxItems !== undefined) {
    checks.push({
      violation: ts`${value}.length > ${numberLiteral(maxItems)}`,
      failure: { keyword: 'maxItems', message: messages.tooManyItems(maxItems) },
    });
  }
  if (uniqueItems)
    checks.push({
      violation: ts`!${module.runtime('hasUniqueItems')}(${value})`,
      failure: { keyword: 'uniqueItems', message: messages.duplicateItem },
    });
  return checks;
}

function itemStatements(
  { prefixItems = [], items = true }: ArrayKeywords,
  context: ValidationContext,
): readonly SafeText<'ts'>[] {
  const statements = prefixItems.flatMap((jsonSchema, at) => {
    const call = itemValidatorCall(
      jsonSchema,
      context,
      `/prefixItems/${at}`,
      compound(context.hint, `Item${at}`),
      ts`${context.value}[${numberLiteral(at)}]`,
    );
    return call === undefined
      ? []
      : ifStatement(ts`${context.value}.length > ${numberLiteral(at)}`, [
          delegateItemStatement(context, numberLiteral(at), call),
        ]);
  });
  return [...statements, ...itemLoop(items, context, '/items', prefixItems.length)];
}

/** Returns a loop that validates every item from `start` on. */
export function itemLoop(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  start: number,
): readonly SafeText<'ts'>[] {
  const { value, hint } = context;
  if (jsonSchema === false && context.kind === 'guard')
    return [ts`if (${value}.length > ${numberLiteral(start)}) return false;`];
  const index = ts`index`;
  const call = itemValidatorCall(jsonSchema, context, path, compound(hint, 'Item'), ts`${value}[${index}]`);
  if (call === undefined) return [];
  return [
    ts`for (let ${index} = ${numberLiteral(start)}; ${index} < ${value}.length; ${index}++) ${block([delegateItemStatement(context, index, call)])}`,
  ];
}

function itemValidatorCall(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
  hint: string,
  item: SafeText<'ts'>,
): SafeText<'ts'> | undefined {
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
): readonly SafeText<'ts'>[] {
  const { value, hint } = context;
  if (contains === undefined || (minContains === 0 && maxContains === undefined)) return [];
  const count = ts`count`;
  const item = ts`item`;
  // With `maxContains`, requiring less would match more items and reject more arrays.
  const test = memoizedGuardCall(
    (maxContains === undefined ? guardCall : exactGuardCall)(
      contains,
      context,
      '/contains',
      compound(hint, 'Contained'),
      item,
    ),
    contains,
    context,
    item,
  );
  const statements: SafeText<'ts'>[] =
    test === 'true' || test === 'false'
      ? [ts`const ${count} = ${test === 'true' ? ts`${value}.length` : ts`Number(false)`};`]
      : [ts`let ${count} = 0;`, ts`for (const ${item} of ${value}) if (${test}) ${count}++;`];
  if (minContains > 0) {
    statements.push(
      ts`if (${count} < ${numberLiteral(minContains)}) ${failureStatement(context, { keyword: minContains === 1 ? 'contains' : 'minContains', message: messages.tooFewMatches(minContains) })}`,
    );
  }
  if (maxContains !== undefined) {
    statements.push(
      ts`if (${count} > ${numberLiteral(maxContains)}) ${failureStatement(context, { keyword: 'maxContains', message: messages.tooManyMatches(maxContains) })}`,
    );
  }
  return [block(statements)];
}

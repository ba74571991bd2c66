// The keywords of arrays: size, `uniqueItems`, `prefixItems`, `items`, `contains`.

import type { Code } from '../../../code/branded-text.ts';
import { number, ts } from '../../../code/typescript/template-literals.ts';
import type { ArrayKeywords, Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { compound } from '../names.ts';
import { block, checksIn, delegateItem, fail, when, type Check, type Judging } from '../validation-context.ts';
import { inside } from '../validation-variant.ts';
import { sentences } from '../messages.ts';
import { callFor, exactTestOf, sharedTest, testOf } from './function-calls.ts';
import { omit } from '../../../model/omit-properties.ts';

/** Returns the statements for a value that is an array. */
export function listStatements({ array }: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  if (!array) return [];
  return [
    ...checksIn(judging, sizeChecks(array, judging)),
    ...containing(array, judging),
    ...itemsOf(array, omit(judging, 'message')),
  ];
}

function sizeChecks(
  { minItems = 0, maxItems, uniqueItems }: ArrayKeywords,
  { module, value }: Judging,
): readonly Check[] {
  const checks: Check[] = [];
  if (minItems > 0) {
    checks.push({
      bad: ts`${value}.length < ${number(minItems)}`,
      finding: { keyword: 'minItems', message: sentences.tooFewItems(minItems) },
    });
  }
  if (maxItems !== undefined) {
    checks.push({
      bad: ts`${value}.length > ${number(maxItems)}`,
      finding: { keyword: 'maxItems', message: sentences.tooManyItems(maxItems) },
    });
  }
  if (uniqueItems)
    checks.push({
      bad: ts`!${module.runtime('isUnique')}(${value})`,
      finding: { keyword: 'uniqueItems', message: sentences.repeated },
    });
  return checks;
}

function itemsOf({ prefixItems = [], items = true }: ArrayKeywords, judging: Judging): readonly Code<'ts'>[] {
  const statements = prefixItems.flatMap((assertion, at) => {
    const call = itemCall(
      assertion,
      judging,
      `/prefixItems/${at}`,
      compound(judging.hint, `Item${at}`),
      ts`${judging.value}[${number(at)}]`,
    );
    return call === undefined
      ? []
      : when(ts`${judging.value}.length > ${number(at)}`, [delegateItem(judging, number(at), call)]);
  });
  return [...statements, ...eachItem(items, judging, '/items', prefixItems.length)];
}

/** Returns a loop that validates every item from `start` on. */
export function eachItem(assertion: Assertion, judging: Judging, path: string, start: number): readonly Code<'ts'>[] {
  const { value, hint } = judging;
  if (assertion === false && judging.mode === 'guard')
    return [ts`if (${value}.length > ${number(start)}) return false;`];
  const index = ts`index`;
  const call = itemCall(assertion, judging, path, compound(hint, 'Item'), ts`${value}[${index}]`);
  if (call === undefined) return [];
  return [
    ts`for (let ${index} = ${number(start)}; ${index} < ${value}.length; ${index}++) ${block([delegateItem(judging, index, call)])}`,
  ];
}

function itemCall(
  assertion: Assertion,
  judging: Judging,
  path: string,
  hint: string,
  item: Code<'ts'>,
): Code<'ts'> | undefined {
  // Arrays in an update are replaced, not merged, so their items are complete.
  return callFor(assertion, { ...judging, reading: inside({ ...judging.reading }, undefined) }, path, hint, item);
}

function containing(
  { contains, minContains = 1, maxContains }: ArrayKeywords,
  judging: Judging,
): readonly Code<'ts'>[] {
  const { value, hint } = judging;
  if (contains === undefined || (minContains === 0 && maxContains === undefined)) return [];
  const count = ts`count`;
  const item = ts`item`;
  // With `maxContains`, requiring less would match more items and reject more arrays.
  const test = sharedTest(
    (maxContains === undefined ? testOf : exactTestOf)(
      contains,
      judging,
      '/contains',
      compound(hint, 'Contained'),
      item,
    ),
    contains,
    judging,
    item,
  );
  const statements: Code<'ts'>[] =
    test === 'true' || test === 'false'
      ? [ts`const ${count} = ${test === 'true' ? ts`${value}.length` : ts`Number(false)`};`]
      : [ts`let ${count} = 0;`, ts`for (const ${item} of ${value}) if (${test}) ${count}++;`];
  if (minContains > 0) {
    statements.push(
      ts`if (${count} < ${number(minContains)}) ${fail(judging, { keyword: minContains === 1 ? 'contains' : 'minContains', message: sentences.tooFewMatches(minContains) })}`,
    );
  }
  if (maxContains !== undefined) {
    statements.push(
      ts`if (${count} > ${number(maxContains)}) ${fail(judging, { keyword: 'maxContains', message: sentences.tooManyMatches(maxContains) })}`,
    );
  }
  return [block(statements)];
}

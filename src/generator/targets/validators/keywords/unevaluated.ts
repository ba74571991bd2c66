// The keywords `unevaluatedProperties` and `unevaluatedItems`.

import type { Code } from '../../../code/branded-text.ts';
import { number, ts } from '../../../code/typescript/template-literals.ts';
import type { ObjectSchema } from '../../../model/types/schema.ts';
import { block, delegateItem, type Judging } from '../validation-context.ts';
import { compound } from '../names.ts';
import { callFor } from './function-calls.ts';
import { keeper, knownItem, knownMember } from './evaluated-locations.ts';
import { memberStatement } from './additional-properties.ts';
import { hasType, types } from './type.ts';
import { omit } from '../../../model/omit-properties.ts';

/** Returns the statements for properties and items that no other keyword evaluates. */
export function unevaluated(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const plain = omit(judging, 'message');
  return [...members(schema, plain), ...items(schema, plain)];
}

function members(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const { unevaluatedProperties } = schema.object ?? {};
  const { value, hint, known, possible = types.every } = judging;
  if (unevaluatedProperties === undefined || (known & possible & types.object) === 0) return [];
  const object = omit(schema.object ?? {}, 'unevaluatedProperties');
  const name = ts`key`;
  const { once, declarations } = keeper(judging);
  const seen = knownMember({ ...schema, object }, { ...judging, known: types.object }, value, name, once);
  const statement = memberStatement(
    unevaluatedProperties,
    judging,
    '/unevaluatedProperties',
    compound(hint, 'Unknown'),
    name,
  );
  if (statement === undefined || seen === 'true') return [];
  const loop = ts`for (const ${name} in ${value}) ${block(unless(seen, statement))}`;
  return looped(known === types.object ? undefined : hasType(judging, value, types.object, known), [
    ...declarations(seen),
    loop,
  ]);
}

function items(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const { unevaluatedItems } = schema.array ?? {};
  const { value, hint, known, possible = types.every } = judging;
  if (unevaluatedItems === undefined || (known & possible & types.array) === 0) return [];
  const array = omit(schema.array ?? {}, 'unevaluatedItems');
  const index = ts`index`;
  const { once, declarations } = keeper(judging);
  const seen = knownItem({ ...schema, array }, { ...judging, known: types.array }, value, index, once);
  const call = callFor(
    unevaluatedItems,
    judging,
    '/unevaluatedItems',
    compound(hint, 'Unknown item'),
    ts`${value}[${index}]`,
  );
  if (call === undefined || seen === 'true') return [];
  const loop = ts`for (let ${index} = ${number(0)}; ${index} < ${value}.length; ${index}++) ${block(unless(seen, delegateItem(judging, index, call)))}`;
  return looped(known === types.array ? undefined : hasType(judging, value, types.array, known), [
    ...declarations(seen),
    loop,
  ]);
}

/** Returns the statement under the condition that no keyword evaluates the property or item. */
function unless(seen: Code<'ts'>, statement: Code<'ts'>): readonly Code<'ts'>[] {
  return [seen === 'false' ? statement : ts`if (!(${seen})) ${block([statement])}`];
}

/** Returns the loop under its condition, in a block that scopes its variables. */
function looped(condition: Code<'ts'> | undefined, statements: readonly Code<'ts'>[]): readonly Code<'ts'>[] {
  if (condition !== undefined) return [ts`if (${condition}) ${block(statements)}`];
  return statements.length === 1 ? statements : [block(statements)];
}

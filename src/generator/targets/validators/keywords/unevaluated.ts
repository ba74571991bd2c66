// The keywords `unevaluatedProperties` and `unevaluatedItems`.

import type { SafeText } from '../../../code/branded-text.ts';
import { numberLiteral, ts } from '../../../code/typescript/typescript.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import { block, delegateItemStatement, type ValidationContext } from '../validation-context.ts';
import { compound } from '../names.ts';
import { validatorCall } from './function-calls.ts';
import { createMemoizer, itemEvaluatedTest, propertyEvaluatedTest } from './evaluated-locations.ts';
import { loopPropertyStatement } from './additional-properties.ts';
import { hasType, types } from './type.ts';
import { omitProperties } from '../../../model/omit.ts';

/** Returns the statements for properties and items that no other keyword evaluates. */
export function unevaluatedStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  const withoutMessage = omitProperties(context, 'message');
  return [...propertyStatements(schema, withoutMessage), ...itemStatements(schema, withoutMessage)];
}

function propertyStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  const { unevaluatedProperties } = schema.object ?? {};
  const { value, hint, knownTypes, possibleTypes = types.every } = context;
  if (unevaluatedProperties === undefined || (knownTypes & possibleTypes & types.object) === 0) return [];
  const object = omitProperties(schema.object ?? {}, 'unevaluatedProperties');
  const name = ts`key`;
  const { memoize, declarations } = createMemoizer(context);
  const evaluated = propertyEvaluatedTest(
    { ...schema, object },
    { ...context, knownTypes: types.object },
    value,
    name,
    memoize,
  );
  const statement = loopPropertyStatement(
    unevaluatedProperties,
    context,
    '/unevaluatedProperties',
    compound(hint, 'Unknown'),
    name,
  );
  if (statement === undefined || evaluated === 'true') return [];
  const loop = ts`for (const ${name} in ${value}) ${block(unlessEvaluated(evaluated, statement))}`;
  return scopedLoop(knownTypes === types.object ? undefined : hasType(context, value, types.object, knownTypes), [
    ...declarations(evaluated),
    loop,
  ]);
}

function itemStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  const { unevaluatedItems } = schema.array ?? {};
  const { value, hint, knownTypes, possibleTypes = types.every } = context;
  if (unevaluatedItems === undefined || (knownTypes & possibleTypes & types.array) === 0) return [];
  const array = omitProperties(schema.array ?? {}, 'unevaluatedItems');
  const index = ts`index`;
  const { memoize, declarations } = createMemoizer(context);
  const evaluated = itemEvaluatedTest(
    { ...schema, array },
    { ...context, knownTypes: types.array },
    value,
    index,
    memoize,
  );
  const call = validatorCall(
    unevaluatedItems,
    context,
    '/unevaluatedItems',
    compound(hint, 'Unknown item'),
    ts`${value}[${index}]`,
  );
  if (call === undefined || evaluated === 'true') return [];
  const loop = ts`for (let ${index} = ${numberLiteral(0)}; ${index} < ${value}.length; ${index}++) ${block(unlessEvaluated(evaluated, delegateItemStatement(context, index, call)))}`;
  return scopedLoop(knownTypes === types.array ? undefined : hasType(context, value, types.array, knownTypes), [
    ...declarations(evaluated),
    loop,
  ]);
}

/** Returns the statement under the condition that no keyword evaluates the property or item. */
function unlessEvaluated(evaluated: SafeText<'ts'>, statement: SafeText<'ts'>): readonly SafeText<'ts'>[] {
  return [evaluated === 'false' ? statement : ts`if (!(${evaluated})) ${block([statement])}`];
}

/** Returns the loop under its condition, in a block that scopes its variables. */
function scopedLoop(
  condition: SafeText<'ts'> | undefined,
  statements: readonly SafeText<'ts'>[],
): readonly SafeText<'ts'>[] {
  if (condition !== undefined) return [ts`if (${condition}) ${block(statements)}`];
  return statements.length === 1 ? statements : [block(statements)];
}

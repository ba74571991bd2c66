// The keywords `unevaluatedProperties` and `unevaluatedItems`.

import { block, forIn, forIndex, index, isLiteral, not, when } from '../../../code/typescript/build-tree.ts';
import type { Expression, Statement } from '../../../code/typescript/tree.ts';
import { omitProperties } from '../../../model/omit.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import { compound } from '../preferred-variable-names.ts';
import { delegateItemStatements, type ValidationContext } from '../validation-context.ts';
import { symbols, variables } from '../variables.ts';
import { loopPropertyStatements } from './pattern-and-additional-properties.ts';
import { createMemoizer, itemEvaluatedTest, propertyEvaluatedTest } from './evaluated-locations.ts';
import { validatorCall } from './function-calls.ts';
import { hasType, types } from './type.ts';

/** Returns the statements for properties and items that no other keyword evaluates. */
export function unevaluatedStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const withoutMessage = omitProperties(context, 'message');
  return [...propertyStatements(schema, withoutMessage), ...itemStatements(schema, withoutMessage)];
}

function propertyStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const { unevaluatedProperties } = schema.object ?? {};
  const { value, hint, knownTypes, possibleTypes = types.every } = context;
  if (unevaluatedProperties === undefined || (knownTypes & possibleTypes & types.object) === 0) return [];
  const object = omitProperties(schema.object ?? {}, 'unevaluatedProperties');
  const { memoize, declarations } = createMemoizer();
  const evaluated = propertyEvaluatedTest(
    { ...schema, object },
    { ...context, knownTypes: types.object },
    value,
    variables.key,
    memoize,
  );
  const statements = loopPropertyStatements(
    unevaluatedProperties,
    context,
    '/unevaluatedProperties',
    compound(hint, 'Unknown'),
    variables.key,
  );
  if (statements.length === 0 || isLiteral(evaluated, true)) return [];
  return scopedLoop(hasType(context, value, types.object, knownTypes), [
    ...declarations(evaluated),
    forIn(symbols.key, value, when(not(evaluated), statements)),
  ]);
}

function itemStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const { unevaluatedItems } = schema.array ?? {};
  const { value, hint, knownTypes, possibleTypes = types.every } = context;
  if (unevaluatedItems === undefined || (knownTypes & possibleTypes & types.array) === 0) return [];
  const array = omitProperties(schema.array ?? {}, 'unevaluatedItems');
  const { memoize, declarations } = createMemoizer();
  const evaluated = itemEvaluatedTest(
    { ...schema, array },
    { ...context, knownTypes: types.array },
    value,
    variables.index,
    memoize,
  );
  const result = validatorCall(
    unevaluatedItems,
    context,
    '/unevaluatedItems',
    compound(hint, 'Unknown item'),
    index(value, variables.index),
  );
  if (result === undefined || isLiteral(evaluated, true)) return [];
  const statements = delegateItemStatements(context, variables.index, result);
  return scopedLoop(hasType(context, value, types.array, knownTypes), [
    ...declarations(evaluated),
    forIndex(symbols.index, value, when(not(evaluated), statements)),
  ]);
}

/** Returns a loop and the variables that it needs, under its condition, in a block that scopes the variables. */
function scopedLoop(condition: Expression, statements: readonly Statement[]): readonly Statement[] {
  return when(condition, isLiteral(condition, true) && statements.length > 1 ? [block(statements)] : statements);
}

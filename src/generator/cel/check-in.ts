// Type rules for `in` with lists, maps, and objects, and its narrowing.

import { reportImpossibleValue } from './check-comparison.ts';
import { checkHas } from './check-variable-and-member.ts';
import { boolWithValues } from './check-logic.ts';
import {
  placeholderForInvalid,
  quoteSource,
  checkNonNull,
  type NarrowedExpression,
  type CheckerContext,
  type TypedExpression,
} from './checker-context.ts';
import type { UntypedExpression } from './ast.ts';
import { comparedPathKey, narrow, pathKey, type Narrowing } from './narrowing.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { describeType, equalityRelation } from './type-relations.ts';
import { bool, removeNull, knownValues, type ScalarValue } from './types.ts';

type InExpression = UntypedExpression & { readonly kind: 'in' };

export function checkIn(expression: InExpression, context: CheckerContext): NarrowedExpression {
  const container = checkNonNull(expression.container, context);
  const { type } = container.info;
  if (type.kind === 'list') return checkInList(expression, container, context);
  if (type.kind === 'map' || type.kind === 'object') return checkInMap(expression, container, context);
  if (type.kind !== 'invalid') {
    context.report(
      createCelDiagnostic(
        'cel/type-mismatch',
        container,
        `\`in\` expects a list or a map, but ${quoteSource(container, context)} is ${describeType(type)}`,
      ),
    );
  }
  return placeholderForInvalid(expression, context);
}

/** Checks membership in a map or object: `"name" in container` is checked as `has(container.name)`. */
function checkInMap(expression: InExpression, container: TypedExpression, context: CheckerContext): NarrowedExpression {
  const { value, start, end } = expression;
  if (value.kind === 'literal' && value.literal.kind === 'string') {
    const nameRange = { start: value.start, end: value.end };
    const member = {
      kind: 'member',
      operand: expression.container,
      name: value.literal.value,
      nameRange,
      start,
      end,
      info: undefined,
    } as const;
    return checkHas({ kind: 'has', member, start, end, info: undefined }, context);
  }
  const key = checkNonNull(value, context);
  if (container.info.type.kind !== 'map' || !['string', 'invalid'].includes(key.info.type.kind)) {
    context.report(
      createCelDiagnostic(
        'cel/type-mismatch',
        expression,
        `cannot use ${describeType(key.info.type)} as a key of ${describeType(container.info.type)}`,
      ),
    );
    return placeholderForInvalid(expression, context);
  }
  const typed: TypedExpression = { ...expression, value: key, container, info: { type: bool } };
  const [containerPath, keyPath] = [pathKey(container), pathKey(key)];
  const path = containerPath !== undefined && keyPath !== undefined ? `${containerPath}[${keyPath}]` : undefined;
  return {
    expression: typed,
    whenTrue: narrow(context.narrowing, path, { present: -1 }),
    whenFalse: context.narrowing,
  };
}

function checkInList(
  expression: InExpression,
  container: TypedExpression,
  context: CheckerContext,
): NarrowedExpression {
  const { expression: value } = context.check(expression.value, context);
  const { type } = container.info;
  if (type.kind !== 'list') throw new Error('the container must be a list');
  if (equalityRelation(value.info.type, type.items) === 'incomparable') {
    const message = `${quoteSource(value, context)} (${describeType(value.info.type)}) is never in ${quoteSource(container, context)} (${describeType(type)})`;
    context.report(createCelDiagnostic('cel/type-mismatch', expression, message));
    return placeholderForInvalid(expression, context);
  }
  const result = container.kind === 'list' ? listLiteralResult(expression, value, container.items, context) : undefined;
  const typed: TypedExpression = {
    ...expression,
    value,
    container,
    info: { type: result === undefined ? bool : boolWithValues([result]) },
  };
  return {
    expression: typed,
    whenTrue: result === false ? 'never' : narrowByMembership(value, container, true, context),
    whenFalse: result === true ? 'never' : narrowByMembership(value, container, false, context),
  };
}

/** Returns the constant result for a list literal, if any. Reports items that the value can never equal. */
function listLiteralResult(
  expression: InExpression,
  value: TypedExpression,
  items: readonly TypedExpression[],
  context: CheckerContext,
): boolean | undefined {
  const possibleItems = items.filter((item) => {
    if (equalityRelation(value.info.type, item.info.type) !== 'never') return true;
    // If a misspelled value was reported, the rest is checked as if the value were correct.
    if (context.narrowing === 'never' || reportImpossibleValue(value, item, context)) return true;
    context.report(
      createCelDiagnostic(
        'cel/constant-condition',
        item,
        `${quoteSource(value, context)} is never ${quoteSource(item, context)} here`,
      ),
    );
    return false;
  });
  const possibleValues = value.info.type.kind === 'nullable' ? undefined : knownValues(value.info.type);
  const listValues = items.flatMap((item) =>
    knownValues(item.info.type)?.length === 1 ? (knownValues(item.info.type) ?? []) : [],
  );
  const isAlwaysTrue =
    possibleValues !== undefined &&
    possibleValues.length > 0 &&
    possibleValues.every((possibleValue) => listValues.includes(possibleValue));
  if (possibleItems.length > 0 && !isAlwaysTrue) return undefined;
  if (isAlwaysTrue && context.narrowing !== 'never') {
    context.report(
      createCelDiagnostic(
        'cel/constant-condition',
        expression,
        `${quoteSource(expression, context)} is always true: the list contains every value of ${quoteSource(value, context)}`,
      ),
    );
  }
  return isAlwaysTrue;
}

function narrowByMembership(
  value: TypedExpression,
  container: TypedExpression,
  result: boolean,
  { narrowing, macroDepth }: CheckerContext,
): Narrowing {
  const path = comparedPathKey(value);
  const { type } = container.info;
  if (path === undefined || type.kind !== 'list') return narrowing;
  const isCertain = !['nullable', 'null', 'dyn', 'invalid'].includes(type.items.kind);
  if (container.kind !== 'list') return result && isCertain ? narrow(narrowing, path, { nonNull: -1 }) : narrowing;
  const listValues = container.items.map((item) => knownValues(item.info.type)).filter((known) => known?.length === 1);
  if (result && listValues.length < container.items.length) return narrowing;
  const values = listValues.flatMap((known): readonly ScalarValue[] => known ?? []);
  if (result) return narrow(narrowing, path, { ...(isCertain && { nonNull: macroDepth }), values });
  const possibleValues = knownValues(removeNull(value.info.type));
  return possibleValues
    ? narrow(narrowing, path, { values: possibleValues.filter((possible) => !values.includes(possible)) })
    : narrowing;
}

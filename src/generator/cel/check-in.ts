// Type rules of `in` for lists, maps, and objects, and its narrowing.

import { tellNoValue } from './check-comparison.ts';
import { checkHas } from './check-member.ts';
import { boolOf } from './check-logic.ts';
import { broken, quote, strict, type Checked, type Context, type Typed } from './checker-context.ts';
import type { Syntax } from './ast.ts';
import { learn, pathOf, type Facts } from './narrowing.ts';
import { problem } from './cel-error.ts';
import { describe, equality } from './type-relations.ts';
import { bool, nonNull, valuesOf, type Scalar } from './types.ts';

type In = Syntax & { readonly kind: 'in' };

export function checkIn(expression: In, context: Context): Checked {
  const container = strict(expression.container, context);
  const { type } = container.known;
  if (type.kind === 'list') return inList(expression, container, context);
  if (type.kind === 'map' || type.kind === 'object') return inMembers(expression, container, context);
  if (type.kind !== 'invalid') {
    context.tell(
      problem(
        'rules/wrong-type',
        container,
        `\`in\` looks into a list or a map, but ${quote(container, context)} is ${describe(type)}`,
      ),
    );
  }
  return broken(expression, context);
}

/** `"name" in of` is checked as `has(of.name)`. */
function inMembers(expression: In, container: Typed, context: Context): Checked {
  const { value, start, end } = expression;
  if (value.kind === 'literal' && value.literal.sort === 'string') {
    const nameAt = { start: value.start, end: value.end };
    const member = {
      kind: 'member',
      of: expression.container,
      name: value.literal.value,
      nameAt,
      start,
      end,
      known: undefined,
    } as const;
    return checkHas({ kind: 'has', member, start, end, known: undefined }, context);
  }
  const key = strict(value, context);
  if (container.known.type.kind !== 'map' || !['string', 'invalid'].includes(key.known.type.kind)) {
    context.tell(
      problem(
        'rules/wrong-type',
        expression,
        `${describe(container.known.type)} has no member that ${describe(key.known.type)} could name`,
      ),
    );
    return broken(expression, context);
  }
  const made: Typed = { ...expression, value: key, container, known: { type: bool } };
  const [of, name] = [pathOf(container), pathOf(key)];
  const path = of !== undefined && name !== undefined ? `${of}[${name}]` : undefined;
  return { expression: made, yes: learn(context.facts, path, { present: -1 }), no: context.facts };
}

function inList(expression: In, container: Typed, context: Context): Checked {
  const { expression: value } = context.check(expression.value, context);
  const { type } = container.known;
  if (type.kind !== 'list') throw new Error('the container is a list');
  if (equality(value.known.type, type.items) === 'mistyped') {
    const message = `${quote(value, context)} is ${describe(value.known.type)} and ${quote(container, context)} ${describe(type)}: it is never in it`;
    context.tell(problem('rules/wrong-type', expression, message));
    return broken(expression, context);
  }
  const answer = container.kind === 'list' ? literalAnswer(expression, value, container.items, context) : undefined;
  const made: Typed = {
    ...expression,
    value,
    container,
    known: { type: answer === undefined ? bool : boolOf([answer]) },
  };
  return {
    expression: made,
    yes: answer === false ? 'never' : told(value, container, true, context),
    no: answer === true ? 'never' : told(value, container, false, context),
  };
}

/** Returns the constant result for a list literal, if any. Reports items that the value can never equal. */
function literalAnswer(expression: In, value: Typed, items: readonly Typed[], context: Context): boolean | undefined {
  const possible = items.filter((item) => {
    if (equality(value.known.type, item.known.type) !== 'never') return true;
    // A misspelled value was reported; the rest is checked as if it were correct.
    if (context.facts === 'never' || tellNoValue(value, item, context)) return true;
    context.tell(problem('rules/dead-part', item, `${quote(value, context)} is never ${quote(item, context)} here`));
    return false;
  });
  const own = value.known.type.kind === 'nullable' ? undefined : valuesOf(value.known.type);
  const listed = items.flatMap((item) =>
    valuesOf(item.known.type)?.length === 1 ? (valuesOf(item.known.type) ?? []) : [],
  );
  const always = own !== undefined && own.length > 0 && own.every((each) => listed.includes(each));
  if (possible.length > 0 && !always) return undefined;
  if (always && context.facts !== 'never') {
    context.tell(
      problem(
        'rules/dead-part',
        expression,
        `${quote(expression, context)} is always true: the list holds every value of ${quote(value, context)}`,
      ),
    );
  }
  return always;
}

function told(value: Typed, container: Typed, answer: boolean, { facts, depth }: Context): Facts {
  const path = pathOf(value);
  const { type } = container.known;
  if (path === undefined || type.kind !== 'list') return facts;
  const certain = !['nullable', 'null', 'dyn', 'invalid'].includes(type.items.kind);
  if (container.kind !== 'list') return answer && certain ? learn(facts, path, { nonNull: -1 }) : facts;
  const listed = container.items.map((item) => valuesOf(item.known.type)).filter((each) => each?.length === 1);
  if (listed.length < container.items.length) return facts;
  const values = listed.flatMap((each): readonly Scalar[] => each ?? []);
  if (answer) return learn(facts, path, { ...(certain && { nonNull: depth }), values });
  const own = valuesOf(nonNull(value.known.type));
  return own ? learn(facts, path, { values: own.filter((each) => !values.includes(each)) }) : facts;
}

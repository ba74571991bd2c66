// Type rules of `!`, `&&`, `||`, and `? :`, and their narrowing.

import { broken, checked, quote, strict, type Checked, type Context, type Typed } from './checker-context.ts';
import type { Syntax } from './ast.ts';
import { either, type Facts } from './narrowing.ts';
import { problem } from './cel-error.ts';
import { describe, join } from './type-relations.ts';
import { bool, type Type } from './types.ts';

/** Checks an expression that must be a boolean. */
export function condition(expression: Syntax, context: Context, role: string): Checked {
  const made = context.check(expression, context);
  const { type } = made.expression.known;
  if (expression.kind === 'literal' && type.kind === 'bool') {
    context.tell(problem('rules/dead-part', expression, `${quote(expression, context)} decides nothing here`));
  }
  if (type.kind === 'bool' || type.kind === 'invalid') return made;
  if (type.kind === 'nullable' && type.of.kind === 'bool') {
    const expressionMade = strict(expression, context);
    return { ...made, expression: expressionMade };
  }
  context.tell(
    problem(
      'rules/wrong-type',
      expression,
      `${role} takes true or false, but ${quote(expression, context)} is ${describe(type)}`,
    ),
  );
  return { ...made, expression: { ...made.expression, known: { type: bool } } };
}

export function checkNot(expression: Syntax & { readonly kind: 'not' }, context: Context): Checked {
  const { expression: of, yes, no } = condition(expression.of, context, '`!`');
  const values = answersOf(of).map((answer) => !answer);
  return { expression: { ...expression, of, known: { type: boolOf(values) } }, yes: no, no: yes };
}

/** Checks each operand of `&&` with the previous ones true, and of `||` with the previous ones false. */
export function checkChain(expression: Syntax & { readonly kind: 'and' | 'or' }, context: Context): Checked {
  const goesOn = expression.kind === 'and' ? 'yes' : 'no';
  const stops = expression.kind === 'and' ? 'no' : 'yes';
  const of: Typed[] = [];
  let through: Facts = context.facts;
  let stopped: Facts = 'never';
  for (const part of expression.of) {
    const made = condition(part, { ...context, facts: through }, expression.kind === 'and' ? '`&&`' : '`||`');
    of.push(made.expression);
    stopped = either(stopped, made[stops]);
    through = made[goesOn];
  }
  const decisive = expression.kind === 'or';
  const answers = of.map(answersOf);
  const certain = answers.some((each) => each.length === 1 && each[0] === decisive);
  const undecided = answers.every((each) => each.length === 1);
  const type = certain ? boolOf([decisive]) : undecided ? boolOf([!decisive]) : bool;
  const made: Typed = { ...expression, of, known: { type } };
  return expression.kind === 'and'
    ? { expression: made, yes: through, no: stopped }
    : { expression: made, yes: stopped, no: through };
}

export function checkConditional(expression: Syntax & { readonly kind: 'conditional' }, context: Context): Checked {
  const asked = condition(expression.condition, context, 'the condition of `? :`');
  const left = context.check(expression.then, { ...context, facts: asked.yes });
  const right = context.check(expression.else, { ...context, facts: asked.no });
  const type = join(left.expression.known.type, right.expression.known.type);
  if (!type) {
    const [one, other] = [left, right].map((branch) => describe(branch.expression.known.type));
    context.tell(problem('rules/wrong-type', expression, `one branch is ${one ?? ''}, the other ${other ?? ''}`));
    return broken(expression, context);
  }
  const made: Typed = {
    ...expression,
    condition: asked.expression,
    then: left.expression,
    else: right.expression,
    known: { type },
  };
  if (type.kind !== 'bool') return checked(made, context);
  return { expression: made, yes: either(left.yes, right.yes), no: either(left.no, right.no) };
}

/** Returns the possible values of a condition. */
export function answersOf({ known }: Typed): readonly boolean[] {
  return known.type.kind === 'bool' ? (known.type.values ?? [true, false]) : [true, false];
}

/** Returns the boolean type with these values. */
export function boolOf(values: readonly boolean[]): Type {
  return values.length === 1 ? { kind: 'bool', values } : bool;
}

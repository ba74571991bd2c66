// Type rules of macros over lists and maps.

import { broken, checked, quote, strict, type Checked, type Context, type Typed } from './checker-context.ts';
import type { Syntax } from './ast.ts';
import { condition } from './check-logic.ts';
import { learn, pathOf } from './narrowing.ts';
import { problem } from './cel-error.ts';
import { describe } from './type-relations.ts';
import { bool, string, type Type } from './types.ts';

export function checkMacro(expression: Syntax & { readonly kind: 'macro' }, context: Context): Checked {
  const { macro, variable } = expression;
  const of = strict(expression.of, context);
  if (context.variables.has(variable)) {
    const message = `there is a variable \`${variable}\` already`;
    context.tell(
      problem('rules/shadowed-variable', expression.variableAt, message, {
        help: 'Give the variable of the macro a name of its own.',
      }),
    );
    return broken(expression, context);
  }
  const items = itemsOf(of.known.type);
  if (!items) {
    context.tell(
      problem(
        'rules/wrong-type',
        of,
        `\`${macro}\` runs over a list or the names of a map, but ${quote(of, context)} is ${describe(of.known.type)}`,
      ),
    );
    return broken(expression, context);
  }
  const inside: Context = {
    ...context,
    variables: new Map(context.variables).set(variable, items),
    depth: context.depth + 1,
    // A macro over a map iterates over its keys, so each is present.
    facts:
      of.known.type.kind === 'map' ? learn(context.facts, memberPath(of, variable), { present: -1 }) : context.facts,
  };
  const asked = expression.condition && condition(expression.condition, inside, `\`${macro}\``);
  const within = asked ? { ...inside, facts: asked.yes } : inside;
  const body =
    macro === 'map'
      ? within.check(expression.body, within).expression
      : condition(expression.body, within, `\`${macro}\``).expression;
  const { variableAt, start, end } = expression;
  const typed: Typed = {
    kind: 'macro',
    macro,
    variable,
    variableAt,
    start,
    end,
    of,
    ...(asked && { condition: asked.expression }),
    body,
    known: { type: resultOf(expression, of.known.type, items, body.known.type) },
  };
  return checked(typed, context);
}

function memberPath(of: Typed, variable: string): string | undefined {
  const path = pathOf(of);
  return path === undefined ? undefined : `${path}[${variable}]`;
}

function itemsOf(type: Type): Type | undefined {
  if (type.kind === 'list') return type.items;
  if (type.kind === 'map') return string;
  return type.kind === 'invalid' ? type : undefined;
}

function resultOf(expression: Syntax & { readonly kind: 'macro' }, over: Type, items: Type, body: Type): Type {
  const least = over.kind === 'list' ? over.least : 0;
  switch (expression.macro) {
    case 'all':
    case 'exists':
    case 'exists_one':
      return bool;
    case 'filter':
      return { kind: 'list', items, least: 0 };
    case 'map':
      return { kind: 'list', items: body, least: expression.condition ? 0 : least };
    default:
      return expression.macro satisfies never;
  }
}

// Type checker for rules.

import { codes, type Code } from '../diagnostics/codes.ts';
import { checkArithmetic, checkNegation } from './check-arithmetic.ts';
import { checkCall } from './check-call.ts';
import { checkComparison } from './check-comparison.ts';
import { checkIn } from './check-in.ts';
import { checkChain, checkConditional, checkNot } from './check-logic.ts';
import { checkMacro } from './check-macro.ts';
import { checkHas, checkIndex, checkMember, checkVariable } from './check-member.ts';
import { checked, strict, type Checked, type Context, type Scope, type Typed } from './checker-context.ts';
import type { Literal, Syntax } from './ast.ts';
import { nothing } from './narrowing.ts';
import { parseRule } from './parse.ts';
import { problem, type Tell } from './cel-error.ts';
import { describe, join } from './type-relations.ts';
import { invalid, none, type Type } from './types.ts';

/** Returns the typed tree of a rule; `undefined` if it has errors, which are reported. `parse` parses the text. */
export function checkRule(
  text: string,
  { variables, missing = new Map() }: Scope,
  tell: Tell,
  parse: typeof parseRule = parseRule,
): Typed | undefined {
  const found: Code[] = [];
  const listen: Tell = (each) => {
    found.push(each.code);
    tell(each);
  };
  const syntax = parse(text, listen);
  if (!syntax) return undefined;
  const rule = strict(syntax, { text, variables, missing, facts: nothing, depth: 0, tell: listen, check });
  const { type } = rule.known;
  if (type.kind === 'bool') {
    const [only, other] = type.values ?? [];
    if (only !== undefined && other === undefined && found.length === 0) {
      listen(problem('rules/constant', rule, `the rule is always ${String(only)}`));
    }
  } else if (type.kind !== 'invalid') {
    listen(problem('rules/not-bool', rule, `the rule gives ${describe(type)}; it must be true or false`));
  }
  return found.some((code) => codes[code].severity === 'error') ? undefined : rule;
}

function check(expression: Syntax, context: Context): Checked {
  switch (expression.kind) {
    case 'literal':
      return checkLiteral(expression, context);
    case 'variable':
      return checkVariable(expression, context);
    case 'member':
      return checkMember(expression, context);
    case 'has':
      return checkHas(expression, context);
    case 'index':
      return checkIndex(expression, context);
    case 'not':
      return checkNot(expression, context);
    case 'and':
    case 'or':
      return checkChain(expression, context);
    case 'negate':
      return checkNegation(expression, context);
    case 'comparison':
      return checkComparison(expression, context);
    case 'arithmetic':
      return checkArithmetic(expression, context);
    case 'in':
      return checkIn(expression, context);
    case 'conditional':
      return checkConditional(expression, context);
    case 'list':
      return checkList(expression, context);
    case 'macro':
      return checkMacro(expression, context);
    case 'call':
      return checkCall(expression, context);
    default:
      return expression satisfies never;
  }
}

function checkLiteral(expression: Syntax & { readonly kind: 'literal' }, context: Context): Checked {
  const { literal } = expression;
  const made = checked({ ...expression, known: { type: literalType(literal) } }, context);
  if (literal.sort !== 'bool') return made;
  return literal.value ? { ...made, no: 'never' } : { ...made, yes: 'never' };
}

function literalType(literal: Literal): Type {
  switch (literal.sort) {
    case 'bool':
      return { kind: 'bool', values: [literal.value] };
    case 'int':
    case 'double':
      return { kind: literal.sort, values: [literal.value] };
    case 'string':
      return { kind: 'string', values: [literal.value] };
    case 'null':
      return none;
    default:
      return literal satisfies never;
  }
}

function checkList(expression: Syntax & { readonly kind: 'list' }, context: Context): Checked {
  const items = expression.items.map((item) => context.check(item, context).expression);
  let type: Type | undefined;
  for (const item of items) {
    const joined: Type | undefined = type ? join(type, item.known.type) : item.known.type;
    if (!joined && type) {
      const message = `the items before are each ${describe(type)}, this is ${describe(item.known.type)}`;
      context.tell(problem('rules/wrong-type', item, message));
    }
    type = joined ?? invalid;
  }
  const list: Type = { kind: 'list', items: type ?? invalid, least: items.length };
  return checked({ ...expression, items, known: { type: list } }, context);
}

// CEL expressions as plain TypeScript, without an interpreter.

import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { concat, join, number, ts } from '../../code/typescript/template-literals.ts';
import type { Typed } from '../../cel/checker-context.ts';
import type { Literal } from '../../cel/ast.ts';
import { partsOf } from '../../cel/child-expressions.ts';
import { isMembers } from '../../cel/type-relations.ts';
import { exactInside, operand } from './bigint-comparisons.ts';
import { binding, infix, piece, tight, type Piece } from './operand.ts';
import { printCall } from './call-to-typescript.ts';
import { printChain, printComparison, printHas, printIn, printNot } from './condition-to-typescript.ts';
import { access, freshName, mustInsist, type Names, type Printing } from './print-context.ts';

export type { Names };

/** Returns the rule as an expression that uses the provided names. */
export function ruleToTypeScript(rule: Typed, names: Names): Code<'ts'> {
  return print(rule, { names, depth: 0, bound: new Map(), exact: names.exact ?? new Set(), print }).code;
}

function print(expression: Typed, printing: Printing): Piece {
  switch (expression.kind) {
    case 'literal':
      return literal(expression.literal);
    case 'variable':
      return piece(printing.bound.get(expression.name) ?? printing.names.variable(expression.name));
    case 'member':
      return printMember(expression, printing);
    case 'index': {
      const of = tight(print(expression.of, printing), binding.atom);
      return piece(ts`${of}[${print(expression.index, printing).code}]!`);
    }
    case 'has':
      return printHas(expression, printing, true);
    case 'not':
      return printNot(expression.of, printing);
    case 'negate':
      return piece(concat(ts`-`, tight(print(expression.of, printing), binding.atom)), binding.unary);
    case 'and':
    case 'or':
      return printChain(expression, printing);
    case 'comparison':
      return printComparison(expression, printing);
    case 'arithmetic':
      return printArithmetic(expression, printing);
    case 'in':
      return printIn(expression, printing, true);
    case 'conditional': {
      const [condition, then, otherwise] = [expression.condition, expression.then, expression.else].map((part) =>
        print(part, printing),
      );
      if (!condition || !then || !otherwise) throw new Error('a conditional has three parts');
      const code = ts`${tight(condition, binding.or)} ? ${tight(then, binding.conditional)} : ${tight(otherwise, binding.conditional)}`;
      return piece(code, binding.conditional);
    }
    case 'list':
      return piece(
        ts`[${join(
          expression.items.map((item) => print(item, printing).code),
          ts`, `,
        )}]`,
      );
    case 'macro':
      return printMacro(expression, printing);
    case 'call':
      return printCall(expression, printing);
    default:
      return expression satisfies never;
  }
}

function literal(literal: Literal): Piece {
  switch (literal.sort) {
    case 'bool':
      return piece(literal.value ? ts`true` : ts`false`);
    case 'null':
      return piece(ts`null`);
    case 'string':
      return piece(string(literal.value));
    case 'int':
    case 'double':
      return piece(
        number(literal.value),
        literal.value < 0 || Object.is(literal.value, -0) ? binding.unary : binding.atom,
      );
    default:
      return literal satisfies never;
  }
}

function printMember(expression: Typed & { readonly kind: 'member' }, printing: Printing): Piece {
  const of = tight(print(expression.of, printing), binding.atom);
  const open = expression.of.known.type.kind === 'map' || expression.known.field?.open === true;
  const code = isInheritedInMap(expression)
    ? ts`${of}[${string(expression.name)} as string]`
    : access(of, expression.name, open);
  // TypeScript does not narrow by the test that a property name of Object.prototype needs.
  const inherited = expression.known.field?.optional === true && expression.name in Object.prototype;
  const unseen = expression.known.guard !== undefined && isBehindInherited(expression.of);
  return piece(inherited || unseen || mustInsist(expression, printing) ? ts`${code}!` : code);
}

/** TypeScript resolves such a name to the inherited property, unless its type is widened to `string`. */
function isInheritedInMap({ of, name }: Typed & { readonly kind: 'member' }): boolean {
  return of.known.type.kind === 'map' && name in Object.prototype;
}

/** Returns whether a value is accessed through such a name, which TypeScript does not narrow either. */
function isBehindInherited(expression: Typed): boolean {
  if (expression.kind === 'member') return isInheritedInMap(expression) || isBehindInherited(expression.of);
  return expression.kind === 'index' && isBehindInherited(expression.of);
}

function printArithmetic(expression: Typed & { readonly kind: 'arithmetic' }, printing: Printing): Piece {
  const left = operand(expression.left, printing);
  const right = operand(expression.right, printing);
  const { type } = expression.known;
  switch (expression.operator) {
    case '+':
      if (type.kind === 'list') return piece(ts`[...${tight(left, binding.atom)}, ...${tight(right, binding.atom)}]`);
      return infix(left, ts`+`, right, binding.sum);
    case '-':
      return infix(left, ts`-`, right, binding.sum);
    case '*':
      return infix(left, ts`*`, right, binding.product);
    case '%':
      return infix(left, ts`%`, right, binding.product);
    case '/': {
      const quotient = infix(left, ts`/`, right, binding.product);
      return type.kind === 'int' ? piece(ts`Math.trunc(${quotient.code})`) : quotient;
    }
    default:
      return expression.operator satisfies never;
  }
}

function mentions(expression: Typed, variable: string): boolean {
  return (
    (expression.kind === 'variable' && expression.name === variable) ||
    partsOf(expression).some((part) => mentions(part, variable))
  );
}

function printMacro(expression: Typed & { readonly kind: 'macro' }, printing: Printing): Piece {
  const over = print(expression.of, printing);
  const of = isMembers(expression.of.known.type) ? ts`Object.keys(${over.code})` : tight(over, binding.atom);
  const variable = freshName(expression.variable, printing);
  const inside: Printing = {
    ...printing,
    depth: printing.depth + 1,
    bound: new Map(printing.bound).set(expression.variable, variable),
    exact: exactInside(expression, printing.exact),
  };
  const each = (body: Typed): Code<'ts'> => {
    const parameter = mentions(body, expression.variable) ? variable : ts``;
    return ts`(${parameter}) => ${print(body, inside).code}`;
  };
  const body = each(expression.body);
  switch (expression.macro) {
    case 'all':
      return piece(ts`${of}.every(${body})`);
    case 'exists':
      return piece(ts`${of}.some(${body})`);
    case 'exists_one':
      return piece(ts`${of}.filter(${body}).length === 1`, binding.equality);
    case 'filter':
      return piece(ts`${of}.filter(${body})`);
    case 'map':
      return piece(
        expression.condition ? ts`${of}.filter(${each(expression.condition)}).map(${body})` : ts`${of}.map(${body})`,
      );
    default:
      return expression.macro satisfies never;
  }
}

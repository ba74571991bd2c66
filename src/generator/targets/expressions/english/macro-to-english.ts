// Macros in English: conditions on each, no, some, or exactly one item.

import type { Typed } from '../../../cel/checker-context.ts';
import { pathOf } from '../../../cel/narrowing.ts';
import { partsOf } from '../../../cel/child-expressions.ts';
import { isMembers } from '../../../cel/type-relations.ts';
import { codePhrase, say, type Phrase } from './english-tokens.ts';
import { clause } from './to-english.ts';
import { valueOf, type Called } from './value-to-english.ts';

type Macro = Typed & { readonly kind: 'macro' };

/** Returns a Boolean macro or its negation as a clause. */
export function sayMacro(expression: Macro, positive: boolean, demanded: boolean, called: Called): Phrase {
  const unique = uniqueField(expression);
  if (unique && positive) {
    const field = codePhrase(unique.join('.'));
    return say`no two items of ${valueOf(expression.of, called)} ${demanded ? 'may have' : 'have'} the same ${field}`;
  }
  const thing = isMembers(expression.of.known.type) ? 'name' : 'item';
  const of = valueOf(expression.of, called);
  switch (expression.macro) {
    case 'all':
      return positive
        ? each(expression, say`each ${thing} of ${of}`, true, demanded, called)
        : each(expression, say`some ${thing} of ${of}`, false, demanded, called);
    case 'exists':
      return positive
        ? each(expression, say`at least one ${thing} of ${of}`, true, demanded, called)
        : allowed(each(expression, say`no ${thing} of ${of}`, true, demanded, called));
    case 'exists_one':
    case 'filter':
    case 'map':
      return each(
        expression,
        positive ? say`exactly one ${thing} of ${of}` : say`not exactly one ${thing} of ${of}`,
        true,
        demanded,
        called,
      );
    default:
      return expression.macro satisfies never;
  }
}

/** Returns the body as a clause with the items as subject, or else with "in" and the items in front. */
function each({ body, variable }: Macro, items: Phrase, positive: boolean, demanded: boolean, called: Called): Phrase {
  if (speaksOfWhole(body, variable)) return clause(body, positive, demanded, new Map(called).set(variable, items));
  return say`in ${items}, ${clause(body, positive, demanded, new Map(called).set(variable, usesWhole(body, variable) ? say`the item` : []))}`;
}

/** "No item must be" is ambiguous; "no item may be" is not. */
function allowed(phrase: Phrase): Phrase {
  return phrase.map((part) => (typeof part === 'string' ? part.replace(/\bmust\b/, 'may') : part));
}

/** Returns whether every operand of the body has the item itself as subject, and does not use it elsewhere. */
function speaksOfWhole(body: Typed, variable: string): boolean {
  const parts = body.kind === 'and' || body.kind === 'or' ? body.of : [body];
  return parts.every((part) => {
    if (part.kind === 'not') return speaksOfWhole(part.of, variable);
    const inner = partsOf(part);
    const [subject, ...others] = inner;
    return (
      subject?.kind === 'variable' &&
      subject.name === variable &&
      !others.some((other) => mentions(other, variable)) &&
      ['call', 'comparison', 'in'].includes(part.kind)
    );
  });
}

function usesWhole(expression: Typed, variable: string): boolean {
  if (expression.kind === 'variable') return expression.name === variable;
  if (expression.kind === 'member' && expression.of.kind === 'variable') return false;
  return partsOf(expression).some((part) => usesWhole(part, variable));
}

function mentions(expression: Typed, variable: string): boolean {
  return (
    (expression.kind === 'variable' && expression.name === variable) ||
    partsOf(expression).some((part) => mentions(part, variable))
  );
}

/** Returns the field that `x.all(a, x.exists_one(b, b.field == a.field))` requires to be unique. */
function uniqueField(expression: Macro): readonly string[] | undefined {
  const { body } = expression;
  if (expression.macro !== 'all' || body.kind !== 'macro' || body.macro !== 'exists_one') return undefined;
  if (pathOf(expression.of) === undefined || pathOf(expression.of) !== pathOf(body.of)) return undefined;
  const test = body.body;
  if (test.kind !== 'comparison' || test.operator !== '==') return undefined;
  const [one, other] = [fieldsOf(test.left), fieldsOf(test.right)];
  const variables = new Set([one?.variable, other?.variable]);
  const same = one && other && one.names.join('.') === other.names.join('.');
  return same && variables.has(expression.variable) && variables.has(body.variable) ? one.names : undefined;
}

function fieldsOf(expression: Typed): { readonly variable: string; readonly names: readonly string[] } | undefined {
  const names: string[] = [];
  let owner = expression;
  for (; owner.kind === 'member'; owner = owner.of) names.unshift(owner.name);
  return owner.kind === 'variable' && names.length > 0 ? { variable: owner.name, names } : undefined;
}

/** Returns the two lists that `a.all(x, x in b) && b.all(y, y in a)` requires to have the same items. */
export function sameItems(expressions: readonly Typed[]): readonly [Typed, Typed] | undefined {
  const [first, second, third] = expressions.map(inclusion);
  if (!first || !second || third) return undefined;
  const same = (a: Typed, b: Typed): boolean => pathOf(a) !== undefined && pathOf(a) === pathOf(b);
  return expressions.length === 2 && same(first.of, second.within) && same(first.within, second.of)
    ? [first.of, first.within]
    : undefined;
}

function inclusion(expression: Typed): { readonly of: Typed; readonly within: Typed } | undefined {
  if (expression.kind !== 'macro' || expression.macro !== 'all') return undefined;
  const { body, of, variable } = expression;
  return body.kind === 'in' && body.value.kind === 'variable' && body.value.name === variable
    ? { of, within: body.container }
    : undefined;
}

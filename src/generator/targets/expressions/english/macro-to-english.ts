// Describes macros in English: conditions on each, no, some, or exactly one item.

import type { TypedExpression } from '../../../cel/checker-context.ts';
import { pathKey } from '../../../cel/narrowing.ts';
import { childExpressions } from '../../../cel/ast.ts';
import { isMapOrObject } from '../../../cel/type-relations.ts';
import { codePhrase, phrase, type Phrase } from './english-tokens.ts';
import { clauseToEnglish } from './to-english.ts';
import { valueToEnglish, type VariableNames } from './value-to-english.ts';

type Macro = TypedExpression & { readonly kind: 'macro' };

/** Returns a boolean macro, or its negation, as a clause. */
export function macroToEnglish(
  expression: Macro,
  positive: boolean,
  isRequirement: boolean,
  variableNames: VariableNames,
): Phrase {
  const uniquePath = uniqueField(expression);
  if (uniquePath && positive) {
    const field = codePhrase(uniquePath.join('.'));
    return phrase`no two items of ${valueToEnglish(expression.operand, variableNames)} ${isRequirement ? 'may have' : 'have'} the same ${field}`;
  }
  const itemWord = isMapOrObject(expression.operand.info.type) ? 'name' : 'item';
  const operand = valueToEnglish(expression.operand, variableNames);
  switch (expression.macro) {
    case 'all':
      return positive
        ? itemsClause(expression, phrase`each ${itemWord} of ${operand}`, true, isRequirement, variableNames)
        : itemsClause(expression, phrase`some ${itemWord} of ${operand}`, false, isRequirement, variableNames);
    case 'exists':
      return positive
        ? itemsClause(expression, phrase`at least one ${itemWord} of ${operand}`, true, isRequirement, variableNames)
        : mustToMay(itemsClause(expression, phrase`no ${itemWord} of ${operand}`, true, isRequirement, variableNames));
    case 'exists_one':
    case 'filter':
    case 'map':
      return itemsClause(
        expression,
        positive ? phrase`exactly one ${itemWord} of ${operand}` : phrase`not exactly one ${itemWord} of ${operand}`,
        true,
        isRequirement,
        variableNames,
      );
    default:
      return expression.macro satisfies never;
  }
}

/** Returns the body as a clause. The items are its subject if possible; otherwise it begins with "in" and the items. */
function itemsClause(
  { body, variable }: Macro,
  items: Phrase,
  positive: boolean,
  isRequirement: boolean,
  variableNames: VariableNames,
): Phrase {
  if (hasItemAsSubject(body, variable))
    return clauseToEnglish(body, positive, isRequirement, new Map(variableNames).set(variable, items));
  return phrase`in ${items}, ${clauseToEnglish(body, positive, isRequirement, new Map(variableNames).set(variable, usesItemItself(body, variable) ? phrase`the item` : []))}`;
}

/** "No item must be" is ambiguous; "no item may be" is not. */
function mustToMay(tokens: Phrase): Phrase {
  return tokens.map((part) => (typeof part === 'string' ? part.replace(/\bmust\b/, 'may') : part));
}

/** Returns whether every operand of the body has the item itself as subject, and does not use it elsewhere. */
function hasItemAsSubject(body: TypedExpression, variable: string): boolean {
  const parts = body.kind === 'and' || body.kind === 'or' ? body.operands : [body];
  return parts.every((part) => {
    if (part.kind === 'not') return hasItemAsSubject(part.operand, variable);
    const children = childExpressions(part);
    const [subject, ...otherOperands] = children;
    return (
      subject?.kind === 'variable' &&
      subject.name === variable &&
      !otherOperands.some((operand) => usesVariable(operand, variable)) &&
      ['call', 'comparison', 'in'].includes(part.kind)
    );
  });
}

function usesItemItself(expression: TypedExpression, variable: string): boolean {
  if (expression.kind === 'variable') return expression.name === variable;
  if (expression.kind === 'member' && expression.operand.kind === 'variable') return false;
  return childExpressions(expression).some((part) => usesItemItself(part, variable));
}

function usesVariable(expression: TypedExpression, variable: string): boolean {
  return (
    (expression.kind === 'variable' && expression.name === variable) ||
    childExpressions(expression).some((part) => usesVariable(part, variable))
  );
}

/** Returns the field that `x.all(a, x.exists_one(b, b.field == a.field))` requires to be unique. */
function uniqueField(expression: Macro): readonly string[] | undefined {
  const { body } = expression;
  if (expression.macro !== 'all' || body.kind !== 'macro' || body.macro !== 'exists_one') return undefined;
  if (pathKey(expression.operand) === undefined || pathKey(expression.operand) !== pathKey(body.operand))
    return undefined;
  const test = body.body;
  if (test.kind !== 'comparison' || test.operator !== '==') return undefined;
  const [first, second] = [fieldPath(test.left), fieldPath(test.right)];
  const variables = new Set([first?.variable, second?.variable]);
  const isSameField = first && second && first.names.join('.') === second.names.join('.');
  return isSameField && variables.has(expression.variable) && variables.has(body.variable) ? first.names : undefined;
}

function fieldPath(
  expression: TypedExpression,
): { readonly variable: string; readonly names: readonly string[] } | undefined {
  const names: string[] = [];
  let owner = expression;
  for (; owner.kind === 'member'; owner = owner.operand) names.unshift(owner.name);
  return owner.kind === 'variable' && names.length > 0 ? { variable: owner.name, names } : undefined;
}

/** Returns the two lists that `a.all(x, x in b) && b.all(y, y in a)` requires to have the same items. */
export function findEqualLists(
  expressions: readonly TypedExpression[],
): readonly [TypedExpression, TypedExpression] | undefined {
  const [first, second, third] = expressions.map(inclusion);
  if (!first || !second || third) return undefined;
  const isSamePath = (a: TypedExpression, b: TypedExpression): boolean =>
    pathKey(a) !== undefined && pathKey(a) === pathKey(b);
  return expressions.length === 2 &&
    isSamePath(first.operand, second.within) &&
    isSamePath(first.within, second.operand)
    ? [first.operand, first.within]
    : undefined;
}

function inclusion(
  expression: TypedExpression,
): { readonly operand: TypedExpression; readonly within: TypedExpression } | undefined {
  if (expression.kind !== 'macro' || expression.macro !== 'all') return undefined;
  const { body, operand, variable } = expression;
  return body.kind === 'in' && body.value.kind === 'variable' && body.value.name === variable
    ? { operand, within: body.container }
    : undefined;
}

// Conditions of the document, compiled to functions. Each function takes one object that contains the variables.

import { arrow, constant, imported, keyword, local, name, objectType } from '../../code/typescript/build-tree.ts';
import type { Expression, LocalSymbol, Type } from '../../code/typescript/tree.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { childExpressions } from '../../cel/ast.ts';
import { runtimeFunctions } from '../expressions/conversion-context.ts';
import { ruleToTypeScript } from '../expressions/to-typescript.ts';
import { collectReadFields, inputType } from '../validators/rules/rule-input-type.ts';

/**
 * Returns the type of a variable as a condition reads it, if the condition reads properties that the schema's type
 * lacks: write-only or undocumented ones. `undefined` if the schema's type suffices.
 */
export function variableTypeWithMissingProperties(
  condition: Pick<Condition, 'expression'>,
  variable: string,
): Type | undefined {
  const isUntyped = allSubexpressions(condition.expression).some(
    ({ kind, info: { field } }) => kind === 'member' && (field?.isRequestOnly ?? field?.isUndeclared),
  );
  return isUntyped ? typeOfReadFields(condition, variable) : undefined;
}

/** Returns the type of a variable as a condition reads it. If `canBeBigint`, its numbers can be bigints. */
export function typeOfReadFields(
  { expression }: Pick<Condition, 'expression'>,
  variable: string,
  canBeBigint = false,
): Type {
  const reference = allSubexpressions(expression).find((each) => each.kind === 'variable' && each.name === variable);
  return reference ? inputType(reference.info.type, collectReadFields([expression]), canBeBigint) : keyword('unknown');
}

function allSubexpressions(expression: TypedExpression): readonly TypedExpression[] {
  return [expression, ...childExpressions(expression).flatMap(allSubexpressions)];
}

/**
 * Returns a condition as `({ resource }: Scope & { readonly resource: Domain }) => …`, with the variables it reads. The
 * `bigintVariables` can contain bigints.
 */
export function conditionFunction(
  condition: Condition,
  scope: Type,
  types: ReadonlyMap<string, Type>,
  bigintVariables?: ReadonlySet<string>,
): Expression {
  const symbols = new Map([...condition.variablesRead].map((variable) => [variable, local(variable)]));
  const body = convertCondition(condition, symbols, bigintVariables);
  if (symbols.size === 0) return arrow([], body);
  const members = [...types].flatMap(([variable, type]) => (symbols.has(variable) ? [{ name: variable, type }] : []));
  const type: Type = members.length === 0 ? scope : { kind: 'intersection', types: [scope, objectType(members)] };
  return arrow([{ properties: [...symbols.values()], type }], body);
}

/** Returns a condition as a function of `self`. */
export function selfConditionFunction(condition: Condition, type: Type): Expression {
  const symbol = local('self');
  return arrow([{ symbol, type }], convertCondition(condition, new Map([['self', symbol]])));
}

function convertCondition(
  { expression }: Condition,
  symbols: ReadonlyMap<string, LocalSymbol>,
  bigintVariables?: ReadonlySet<string>,
): Expression {
  return ruleToTypeScript(expression, {
    variable(variable) {
      const symbol = symbols.get(variable);
      if (!symbol) throw new Error(`unknown variable in a condition: ${variable}`);
      return name(symbol);
    },
    runtime: (runtimeName) => imported(runtimeName, `runtime/${runtimeFunctions[runtimeName]}`),
    pattern: (source) => constant('pattern', { kind: 'regex', source, flags: 'u' }),
    ...(bigintVariables && { bigintVariables }),
  });
}

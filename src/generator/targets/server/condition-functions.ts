// Conditions of the document, compiled to functions. Each function takes one object that contains the variables.

import type { SafeText } from '../../code/branded-text.ts';
import { constant, local, name } from '../../code/typescript/build-tree.ts';
import { printExpression, printType, type NameOf } from '../../code/typescript/print-expression.ts';
import type { Expression, LocalSymbol } from '../../code/typescript/tree.ts';
import { identifier, joinCode, ts } from '../../code/typescript/typescript.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { childExpressions } from '../../cel/ast.ts';
import type { Imports } from '../../code/typescript/imports.ts';
import { runtimeFunctions } from '../expressions/conversion-context.ts';
import { printRuleExpression } from '../expressions/print-rule.ts';
import { ruleToTypeScript } from '../expressions/to-typescript.ts';
import { collectReadFields, inputType } from '../validators/rules/rule-input-type.ts';
import { createModulePaths, type TargetContext, type ModulePaths } from './target-context.ts';

/** The shared inputs and outputs of the conditions in one module. */
export interface ConditionContext {
  readonly target: TargetContext;
  readonly imports: Imports;
  readonly modules: ModulePaths;
  /** The declarations of hoisted constants. */
  readonly constants: readonly SafeText<'ts'>[];
  /** Declares a constant in the module and returns its name. */
  declareConstant(value: SafeText<'ts'>): SafeText<'ts'>;
  /** Returns the type of `caller`. */
  callerType(): SafeText<'ts'>;
}

/** Creates the context of a module that is `depth` directories below the source directory. */
export function createConditionContext(target: TargetContext, imports: Imports, depth: number): ConditionContext {
  const { api, options, types } = target;
  const modules = createModulePaths(depth, options);
  const constants = new Map<SafeText<'ts'>, SafeText<'ts'>>();
  const caller = api.caller === undefined ? undefined : api.schema(api.caller);
  return {
    target,
    imports,
    modules,
    get constants() {
      return [...constants].map(([value, name]) => ts`const ${name} = ${value};`);
    },
    declareConstant(value) {
      const constantName = constants.get(value) ?? identifier(`pattern${constants.size + 1}`);
      constants.set(value, constantName);
      return constantName;
    },
    callerType: () => (caller ? imports.type(types.schema(caller), modules.sibling('types')) : ts`unknown`),
  };
}

/**
 * Returns the type of a variable as a condition reads it, if the condition reads properties that the schema's type
 * lacks: write-only or undocumented ones. `undefined` if the schema's type suffices.
 */
export function variableTypeBeyondSchema(
  condition: Pick<Condition, 'expression'>,
  variable: string,
): SafeText<'ts'> | undefined {
  const isUntyped = allSubexpressions(condition.expression).some(
    ({ kind, info: { field } }) => kind === 'member' && (field?.isRequestOnly ?? field?.isUndeclared),
  );
  return isUntyped ? variableTypeAsRead(condition, variable) : undefined;
}

/** Returns the type of a variable as a condition reads it. If `canBeBigint`, its numbers can be bigints. */
export function variableTypeAsRead(
  { expression }: Pick<Condition, 'expression'>,
  variable: string,
  canBeBigint = false,
): SafeText<'ts'> {
  const reference = allSubexpressions(expression).find((each) => each.kind === 'variable' && each.name === variable);
  if (!reference) return ts`unknown`;
  return printType(inputType(reference.info.type, collectReadFields([expression]), canBeBigint), ownName);
}

function allSubexpressions(expression: TypedExpression): readonly TypedExpression[] {
  return [expression, ...childExpressions(expression).flatMap(allSubexpressions)];
}

/**
 * Prints a condition as `({ resource }: Scope & { readonly resource: Domain }) => …`, with the variables it reads. The
 * `bigintVariables` can contain bigints.
 */
export function printConditionFunction(
  condition: Condition,
  scope: () => SafeText<'ts'>,
  types: ReadonlyMap<string, SafeText<'ts'>>,
  context: ConditionContext,
  bigintVariables?: ReadonlySet<string>,
): SafeText<'ts'> {
  const variables = [...condition.variablesRead];
  const readTypes = [...types].filter(([name]) => condition.variablesRead.has(name));
  const body = printCondition(condition, context, bigintVariables);
  if (variables.length === 0) return ts`() => ${body}`;
  const names = joinCode(
    variables.map((name) => identifier(name)),
    ts`, `,
  );
  const members = joinCode(
    readTypes.map(([name, type]) => ts`readonly ${identifier(name)}: ${type}`),
    ts`; `,
  );
  return ts`({ ${names} }: ${readTypes.length === 0 ? scope() : ts`${scope()} & { ${members} }`}) => ${body}`;
}

/** Prints a condition as a function of `self`. */
export function printSelfCondition(
  condition: Condition,
  type: SafeText<'ts'>,
  context: ConditionContext,
): SafeText<'ts'> {
  return ts`(self: ${type}) => ${printCondition(condition, context)}`;
}

/** Variables of the scopes of conditions. */
const scopeVariables: ReadonlyMap<string, LocalSymbol> = new Map(
  ['resource', 'body', 'path', 'query', 'caller', 'now', 'self', 'operation'].map((each) => [each, local(each)]),
);

const ownName: NameOf = (symbol) => symbol.name;

function printCondition(
  { expression }: Condition,
  context: ConditionContext,
  bigintVariables?: ReadonlySet<string>,
): SafeText<'ts'> {
  const { imports, modules } = context;
  const rule = ruleToTypeScript(expression, {
    variable: (variable) => name(scopeVariable(variable)),
    runtime: (runtimeName) =>
      name({
        kind: 'import',
        name: runtimeName,
        from: modules.runtime(runtimeFunctions[runtimeName]),
        isType: false,
      }),
    pattern(source) {
      const value: Expression = { kind: 'regex', source, flags: 'u' };
      return constant(context.declareConstant(printExpression(value, ownName)), value);
    },
    ...(bigintVariables && { bigintVariables }),
  });
  return printRuleExpression(rule, scopeVariables.values(), (symbol) =>
    symbol.kind === 'import' ? imports.value(symbol.name, symbol.from) : symbol.name,
  );
}

function scopeVariable(variable: string): LocalSymbol {
  const symbol = scopeVariables.get(variable);
  if (!symbol) throw new Error(`no condition has the variable ${variable}`);
  return symbol;
}

// Statements that evaluate the rules of a schema: a call of a function that the variants of the schema share.

import {
  and,
  assign,
  call,
  constVariable,
  keyword,
  literal,
  not,
  returnStatement,
  when,
} from '../../../code/typescript/build-tree.ts';
import type { Expression, FunctionDeclaration, OnDemandSymbol, Statement } from '../../../code/typescript/tree.ts';
import { freeVariables } from '../../../cel/ast.ts';
import { toCreationRule } from '../../../cel/creation-rules.ts';
import type { CompiledRule } from '../../../model/expressions/compile-rules.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import { propertySchemas } from '../keywords/update-merge-target.ts';
import { runtimeType } from '../runtime-imports.ts';
import type { ValidationContext } from '../validation-context.ts';
import { nowParameter, valueParameter } from '../validator-function.ts';
import { symbols, variables } from '../variables.ts';
import { readProperties } from './rule-input-type.ts';
import {
  ruleFunction,
  ruleFunctionContext,
  ruleInput,
  ruleProblemStatement,
  validInputTest,
  type RuleFunctionContext,
} from './rule-functions.ts';

/** A rule that applies to a variant. */
interface ApplicableRule {
  readonly rule: CompiledRule;
  /** Whether it is the part of a rule on `old` that applies to values without one. */
  readonly isWithoutOld: boolean;
}

/** Returns the statements that validate an object by the rules of its schema, after all other keywords. */
export function ruleStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const result = callRules(schema, context);
  if (!result) return [];
  return context.kind === 'guard'
    ? when(not(result), [returnStatement(literal(false))])
    : [assign(variables.problems, result)];
}

/**
 * Returns the call that evaluates the rules of a schema on an object. Its result is a boolean in a guard; otherwise
 * `problems` with those of the rules. `undefined` if no rule applies.
 */
export function callRules(schema: SchemaObject, context: ValidationContext): Expression | undefined {
  const { value, kind, variant } = context;
  if (schema.extensions.rules.length === 0 || variant.partial || variant.isShapeOnly) return undefined;
  const rules = applicableRules(schema, context);
  if (rules.length === 0) return undefined;
  const symbol = ruleSetFunction(rules, schema, context);
  const now = rules.some(({ rule }) => rule.variablesRead.has('now')) ? [variables.now] : [];
  return call(symbol, ...(kind === 'guard' ? [] : [variables.problems]), value, ...now);
}

function applicableRules(schema: SchemaObject, context: ValidationContext): readonly ApplicableRule[] {
  return context.module.analysis.rules.ofSchema(schema).flatMap((original) => {
    const isWithoutOld = original.variablesRead.has('old');
    const rule = isWithoutOld ? ruleWithoutOld(original, context) : original;
    return rule && isReadable(rule, schema, context) ? [{ rule, isWithoutOld }] : [];
  });
}

/**
 * Returns the part of a rule that applies without `old`; `undefined` if there is none, or if the value can have an old
 * value.
 */
function ruleWithoutOld(
  original: CompiledRule,
  { variant: { isStandalone } }: ValidationContext,
): CompiledRule | undefined {
  const expression = isStandalone && toCreationRule(original.expression);
  return (
    expression && { rule: original.rule, text: original.text, expression, variablesRead: freeVariables(expression) }
  );
}

/** Returns whether this side sends all properties that the rule reads. Other rules check the complete value. */
function isReadable(
  rule: CompiledRule,
  schema: SchemaObject,
  { variant: { direction }, module }: ValidationContext,
): boolean {
  if (direction === 'exact') return true;
  const { variants, api } = module.analysis;
  return [...(readProperties('self', rule.expression) ?? [])].every((name) =>
    propertySchemas(schema, name, api).every((jsonSchema) => {
      const { readOnly, writeOnly } = variants.summary(jsonSchema);
      return readOnly === writeOnly || !(direction === 'request' ? readOnly : writeOnly);
    }),
  );
}

/** Returns the function that evaluates several rules, in the module of the rules. */
function ruleSetFunction(
  rules: readonly ApplicableRule[],
  schema: SchemaObject,
  context: ValidationContext,
): OnDemandSymbol {
  const { kind, key, hint, module, variant } = context;
  const ruleSet = ruleFunctionContext(schema, context);
  // Variants with the same rules share the function, which is named after the variant only if it has fewer rules.
  const isComplete = rules.length === module.analysis.rules.ofSchema(schema).length;
  const words = [
    hint,
    ruleSet.hasBigints ? 'as read' : '',
    isComplete ? '' : variant.direction,
    rules.some(({ isWithoutOld }) => isWithoutOld) ? 'standalone' : '',
    'rules',
  ];
  return {
    kind: 'declared',
    key: JSON.stringify([kind, key, ruleSet.key, rules.map(({ rule, isWithoutOld }) => [rule.rule.id, isWithoutOld])]),
    name: `${kind === 'guard' ? 'satisfies' : 'addProblemsOf'}${toCaseStyles(words.join(' '), 'value').type}`,
    module: ruleSet.module,
    declare: () => declareRuleSet(rules, ruleSet, context),
  };
}

function declareRuleSet(
  rules: readonly ApplicableRule[],
  ruleSet: RuleFunctionContext,
  context: ValidationContext,
): FunctionDeclaration {
  const now = rules.some(({ rule }) => rule.variablesRead.has('now')) ? [nowParameter] : [];
  const self = constVariable(symbols.self, ruleInput(ruleSet, variables.value));
  const test = ({ rule, isWithoutOld }: ApplicableRule): Expression =>
    call(
      ruleFunction(rule, ruleSet, isWithoutOld),
      variables.self,
      ...(rule.variablesRead.has('now') ? [variables.now] : []),
    );
  if (context.kind === 'guard')
    return {
      kind: 'function',
      parameters: [valueParameter, ...now],
      result: keyword('boolean'),
      body: [self, returnStatement(and(...rules.map(test)))],
    };
  const problems = { symbol: symbols.problems, type: runtimeType('Problems') };
  return {
    kind: 'function',
    parameters: [problems, valueParameter, ...now],
    result: problems.type,
    body: [
      self,
      // A rule applies if the properties that it reads are valid.
      ...rules.flatMap((applicable) =>
        when(and(validInputTest(applicable.rule, 'self', variables.problems), not(test(applicable))), [
          ruleProblemStatement(applicable.rule, context),
        ]),
      ),
      returnStatement(variables.problems),
    ],
  };
}

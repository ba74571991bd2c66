// Rule functions, in a separate module for each schema. They are called if the properties that they read are valid.

import type { SafeText } from '../../../code/branded-text.ts';
import { identifier, joinCode, ts, stringLiteral, regexLiteral } from '../../../code/typescript/typescript.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import type { CompiledRule } from '../../../model/expressions/compile-rules.ts';
import { freeVariables, childExpressions } from '../../../cel/ast.ts';
import { withoutOld } from '../../../cel/creation-rules.ts';
import { removeNull } from '../../../cel/types.ts';
import { ruleToTypeScript } from '../../expressions/to-typescript.ts';
import { propertySchemas } from '../keywords/partial-update.ts';
import { withDocComment } from '../../../code/typescript/comment.ts';
import {
  conjunction,
  problemStatement,
  escapePointerSegment,
  type ValidationContext,
  problemLiteral,
} from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import type { ValidationVariant } from '../validation-variant.ts';
import { collectReadFields, readProperties, inputType } from './rule-input-type.ts';

/** Returns the statements that validate an object by the rules of its schema, after all other keywords. */
export function ruleStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  const { module, value, kind, variant } = context;
  if (schema.extensions.rules.length === 0 || variant.partial || variant.isShapeOnly) return [];
  const rules = module.registry.rules.ofSchema(schema).flatMap((original) => {
    const rule = original.variablesRead.has('old') ? ruleWithoutOld(original, context) : original;
    return rule && isReadable(rule, schema, context) ? [{ original, rule }] : [];
  });
  if (rules.length === 0) return [];
  const declared = declareRules(schema, context);
  const { type } = declared;
  const self = ts`${module.runtime('asValidated')}<${module.import(type.name, type.from, true)}>(${value})`;
  const tests = rules.map(({ original, rule }) => {
    const name =
      rule === original
        ? ruleFunctionName(rule, schema, declared.functions, module)
        : declareRuleWithoutOld(rule, schema, declared, context);
    const call = ts`${module.import(name, type.from)}(${joinCode([ts`self`, ...(rule.variablesRead.has('now') ? [ts`now`] : [])], ts`, `)})`;
    return { rule, call };
  });
  const declaration = ts`const self = ${self};`;
  if (kind === 'guard')
    return [
      ts`{ ${declaration} ${joinCode(
        tests.map(({ call }) => ts`if (!${call}) return false;`),
        ts`\n`,
      )} }`,
    ];
  const statements = tests.map(({ rule, call }) => {
    return ts`if (${conjunction([validInputTest(rule, 'self', module, ts`problems`), ts`!${call}`])}) ${problemStatement(context, ruleProblem(rule, context))}`;
  });
  return [ts`{ ${declaration} ${joinCode(statements, ts`\n`)} }`];
}

/**
 * Returns the part of a rule that applies without `old`; `undefined` if there is none, or if the value can have an old
 * value.
 */
function ruleWithoutOld(
  original: CompiledRule,
  { variant: { isStandalone } }: ValidationContext,
): CompiledRule | undefined {
  const expression = isStandalone && withoutOld(original.expression);
  return (
    expression && { rule: original.rule, text: original.text, expression, variablesRead: freeVariables(expression) }
  );
}

/** Returns a test of whether the properties of a variable that a rule reads are valid, given its value's problems. */
export function validInputTest(
  { expression }: CompiledRule,
  variable: 'self' | 'old',
  module: Module,
  problems: SafeText<'ts'>,
): SafeText<'ts'> {
  const read = readProperties(variable, expression);
  const pointers = read
    ? [...read].map((name) => stringLiteral(`/${escapePointerSegment(name)}`))
    : [stringLiteral('')];
  return ts`${module.runtime('isValid')}(${joinCode([problems, ...pointers], ts`, `)})`;
}

/** Returns whether this side sends all properties that the rule reads. Other rules check the complete value. */
function isReadable(
  rule: CompiledRule,
  schema: SchemaObject,
  { variant: { direction }, module }: ValidationContext,
): boolean {
  if (direction === 'exact') return true;
  const { variants, api } = module.registry;
  return [...(readProperties('self', rule.expression) ?? [])].every((name) =>
    propertySchemas(schema, name, api).every((jsonSchema) => {
      const { readOnly, writeOnly } = variants.summary(jsonSchema);
      return readOnly === writeOnly || !(direction === 'request' ? readOnly : writeOnly);
    }),
  );
}

export function ruleProblem({ rule }: CompiledRule, { key }: ValidationContext): SafeText<'ts'> {
  const names = [...(key === undefined ? [] : [key]), ...(rule.field?.split('.') ?? [])];
  return problemLiteral(names, 'rule', rule.id, rule.message);
}

export interface DeclaredRules {
  readonly type: { readonly name: string; readonly from: string };
  /** The function names, in the order of the rules. */
  readonly functions: readonly string[];
}

/**
 * Declares the functions of the rules of a schema, and their input type. Values parsed from strings have separate
 * functions if their numbers can be bigints.
 */
export function declareRules(schema: SchemaObject, { module, hint, variant }: ValidationContext): DeclaredRules {
  const { registry: generator } = module;
  const hasBigints = readsBigints(schema, variant, generator);
  return generator.memoize(`rules ${hasBigints ? 'of what is read ' : ''}${generator.fingerprint(schema)}`, () =>
    declareRuleFunctions(schema, module, hint, hasBigints),
  );
}

/** Returns whether the rules read numbers that can be bigints. */
function readsBigints(schema: SchemaObject, variant: ValidationVariant, generator: Module['registry']): boolean {
  return (
    variant.hasBigints === true && ruleInputType(schema, false, generator) !== ruleInputType(schema, true, generator)
  );
}

/** Returns the input type of the rules of a schema. */
function ruleInputType(
  schema: SchemaObject,
  hasBigints: boolean,
  { rules: compiledRules }: Module['registry'],
): SafeText<'ts'> {
  const rules = compiledRules.ofSchema(schema);
  const read = collectReadFields(rules.map(({ expression }) => expression));
  const self = [...read.keys()].find((type) => rules.some(({ expression }) => readsPropertyOf(expression, type)));
  return self ? inputType(self, read, hasBigints) : ts`object`;
}

function declareRuleFunctions(schema: SchemaObject, module: Module, hint: string, hasBigints: boolean): DeclaredRules {
  const { registry: generator } = module;
  const suffix = hasBigints ? 'AsRead' : '';
  const target = generator.module(
    module.path.startsWith('schemas/') ? `rules/${module.path.slice('schemas/'.length)}` : `rules/${module.path}`,
  );
  const rules = generator.rules.ofSchema(schema);
  const typeName = generator.names.exactly(`${toCaseStyles(hint, 'value').type}${suffix}AsRulesRead`);
  const self = ruleInputType(schema, hasBigints, generator);
  target.declare(() => withDocComment('What the rules read of a value.', ts`export type ${typeName} = ${self};`));
  const functions: string[] = [];
  for (const compiled of rules) {
    const name = generator.names.exactly(toCaseStyles(compiled.rule.id, 'rule').value + suffix);
    functions.push(name);
    declareRule(compiled, name, typeName, target, hasBigints);
  }
  return { type: { name: typeName, from: target.path }, functions };
}

/** Declares the function of a rule without `old`, in the module of the other rules of the schema. */
function declareRuleWithoutOld(
  rule: CompiledRule,
  schema: SchemaObject,
  { type }: DeclaredRules,
  { module: { registry: generator }, variant }: ValidationContext,
): string {
  const hasBigints = readsBigints(schema, variant, generator);
  const key = `rule ${rule.rule.id} without old ${hasBigints ? 'of what is read ' : ''}${generator.fingerprint(schema)}`;
  return generator.memoize(key, () => {
    const name = generator.names.exactly(
      `${toCaseStyles(rule.rule.id, 'rule').value}WithoutOld${hasBigints ? 'AsRead' : ''}`,
    );
    declareRule(rule, name, identifier(type.name), generator.module(type.from), hasBigints);
    return name;
  });
}

function declareRule(
  compiled: CompiledRule,
  name: string,
  type: SafeText<'ts'>,
  target: Module,
  hasBigints: boolean,
): void {
  const parameterIfRead = (variable: string, variableType: SafeText<'ts'>): readonly SafeText<'ts'>[] =>
    compiled.variablesRead.has(variable) ? [ts`${identifier(variable)}: ${variableType}`] : [];
  const parameters = [
    compiled.variablesRead.has('self') ? ts`self: ${type}` : ts`_self: ${type}`,
    ...parameterIfRead('old', type),
    ...parameterIfRead('now', ts`number`),
  ];
  target.declare(() =>
    withDocComment(
      compiled.rule.message,
      ts`export function ${identifier(name)}(${joinCode(parameters, ts`, `)}): boolean { return ${printRule(compiled, target, hasBigints)}; }`,
    ),
  );
}

/** Returns the function name of a rule of a schema. */
export function ruleFunctionName(
  rule: CompiledRule,
  schema: SchemaObject,
  functions: DeclaredRules['functions'],
  { registry: generator }: Module,
): string {
  const name = functions[generator.rules.ofSchema(schema).indexOf(rule)];
  if (name === undefined) throw new Error(`the rule ${rule.rule.id} has no function`);
  return name;
}

function readsPropertyOf(expression: CompiledRule['expression'], type: unknown): boolean {
  let isRead = false;
  const visit = (each: CompiledRule['expression']): void => {
    const access = each.kind === 'has' ? each.member : each;
    if (
      access.kind === 'member' &&
      access.of.kind === 'variable' &&
      (access.of.name === 'self' || access.of.name === 'old') &&
      removeNull(access.of.info.type) === type
    )
      isRead = true;
    childExpressions(each).forEach(visit);
  };
  visit(expression);
  return isRead;
}

function printRule({ expression, rule }: CompiledRule, module: Module, hasBigints: boolean): SafeText<'ts'> {
  return ruleToTypeScript(expression, {
    variable: (name) => identifier(name),
    runtime: (name) => module.runtime(name),
    pattern: (source) => module.constant(compound(rule.id, 'Pattern'), regexLiteral(source, 'u')),
    reserved: new Set(['self', 'old', 'now']),
    ...(hasBigints && { bigintVariables: new Set(['self', 'old']) }),
  });
}

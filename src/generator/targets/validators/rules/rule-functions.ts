// Functions for single rules, in a separate module for each schema.

import { escapePointerSegment, toPointer } from '../../../source/pointer.ts';
import {
  assign,
  call,
  callGeneric,
  constant,
  keyword,
  literal,
  reference,
  returnStatement,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import type {
  OnDemandSymbol,
  Expression,
  FunctionDeclaration,
  Parameter,
  Statement,
  Type,
} from '../../../code/typescript/tree.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import type { CompiledRule } from '../../../model/expressions/compile-rules.ts';
import { childExpressions } from '../../../cel/ast.ts';
import { removeNull } from '../../../cel/types.ts';
import { ruleToTypeScript } from '../../expressions/to-typescript.ts';
import type { ModuleContext } from '../function-request.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime } from '../runtime-imports.ts';
import type { SchemaAnalysis } from '../schema-analysis.ts';
import type { ValidationContext } from '../validation-context.ts';
import type { ValidationVariant } from '../validation-variant.ts';
import { symbols, variables } from '../variables.ts';
import { collectReadFields, readProperties, inputType } from './rule-input-type.ts';

/** Returns a test of whether the properties of a variable that a rule reads are valid, given its value's problems. */
export function validInputTest(
  { expression }: CompiledRule,
  variable: 'self' | 'old',
  problems: Expression,
): Expression {
  const read = readProperties(variable, expression);
  const pointers = read ? [...read].map((name) => `/${escapePointerSegment(name)}`) : [''];
  return call(runtime('hasValidInputs'), problems, ...pointers.map((pointer) => literal(pointer)));
}

/** Returns the statement that adds the problem of a violated rule. */
export function ruleProblemStatement({ rule }: CompiledRule, { key }: ValidationContext): Statement {
  const names = [...(key === undefined ? [] : [key]), ...(rule.field?.split('.') ?? [])];
  const { problems } = variables;
  const pointer = literal(toPointer(names));
  return assign(problems, call(runtime('reportRule'), problems, pointer, literal(rule.id), literal(rule.message)));
}

/** The properties that the rule functions of a schema share. */
export interface RuleFunctionContext {
  /** Identifies the schema and the variant of the functions. */
  readonly key: string;
  /** The path of the module that contains the functions. */
  readonly module: string;
  /** Whether the numbers that the rules read can be bigints, because they are parsed from strings. */
  readonly hasBigints: boolean;
  /** The type of `self` and `old`. */
  readonly input: OnDemandSymbol;
}

export function ruleFunctionContext(
  schema: SchemaObject,
  { module, hint, variant }: ValidationContext,
): RuleFunctionContext {
  const { analysis } = module;
  const hasBigints = readsBigints(schema, variant, analysis);
  const key = `${hasBigints ? 'bigints ' : ''}${analysis.fingerprint(schema)}`;
  const path = ruleModulePath(schema, module);
  return {
    key,
    module: path,
    hasBigints,
    input: {
      kind: 'declared',
      key: `rule input ${key}`,
      name: toCaseStyles(`${hint} ${hasBigints ? 'as read ' : ''}as rules read`, 'value').type,
      module: path,
      isType: true,
      declare: () => ({
        kind: 'type',
        doc: 'Properties that the rules read.',
        type: ruleInputType(schema, hasBigints, analysis),
      }),
    },
  };
}

/** Returns the module for the rules of a schema: that of the enclosing named schema, or of the code that uses them. */
function ruleModulePath(schema: SchemaObject, { path, analysis }: ModuleContext): string {
  const module = analysis.ruleOwnerModule(schema) ?? path;
  return `rules/${module.startsWith('schemas/') ? module.slice('schemas/'.length) : module}`;
}

/** Returns whether the rules read numbers that can be bigints. */
function readsBigints(schema: SchemaObject, variant: ValidationVariant, analysis: SchemaAnalysis): boolean {
  return (
    variant.hasBigints === true &&
    !isSameNode(ruleInputType(schema, false, analysis), ruleInputType(schema, true, analysis))
  );
}

/** Returns the input type of the rules of a schema. */
function ruleInputType(schema: SchemaObject, hasBigints: boolean, { rules: compiledRules }: SchemaAnalysis): Type {
  const rules = compiledRules.ofSchema(schema);
  const read = collectReadFields(rules.map(({ expression }) => expression));
  const self = [...read.keys()].find((type) => rules.some(({ expression }) => readsPropertyOf(expression, type)));
  return self ? inputType(self, read, hasBigints) : keyword('object');
}

/** Returns a value as the input of rule functions. */
export function ruleInput({ input }: RuleFunctionContext, value: Expression): Expression {
  return callGeneric(runtime('asValidated'), [reference(input)], value);
}

/** Returns the function for a rule, or for the part of it that applies without `old`. */
export function ruleFunction(rule: CompiledRule, ruleSet: RuleFunctionContext, isWithoutOld = false): OnDemandSymbol {
  const { id } = rule.rule;
  return {
    kind: 'declared',
    key: `rule ${id} ${isWithoutOld ? 'without old ' : ''}${ruleSet.key}`,
    name: `${toCaseStyles(id, 'rule').value}${isWithoutOld ? 'WithoutOld' : ''}${ruleSet.hasBigints ? 'AsRead' : ''}`,
    module: ruleSet.module,
    declare: () => declareRule(rule, ruleSet),
  };
}

function declareRule(
  { rule, expression, variablesRead }: CompiledRule,
  ruleSet: RuleFunctionContext,
): FunctionDeclaration {
  const input = reference(ruleSet.input);
  const parameterIfRead = (name: 'old' | 'now', type: Type): readonly Parameter[] =>
    variablesRead.has(name) ? [{ symbol: symbols[name], type }] : [];
  const result = ruleToTypeScript(expression, {
    variable: scopeVariable,
    runtime,
    pattern: (source) => constant(compound(rule.id, 'Pattern'), { kind: 'regex', source, flags: 'u' }),
    ...(ruleSet.hasBigints && { bigintVariables: new Set(['self', 'old']) }),
  });
  return {
    kind: 'function',
    doc: rule.message,
    parameters: [
      { symbol: symbols.self, type: input },
      ...parameterIfRead('old', input),
      ...parameterIfRead('now', keyword('number')),
    ],
    result: keyword('boolean'),
    body: [returnStatement(result)],
  };
}

function scopeVariable(name: string): Expression {
  if (name === 'self' || name === 'old' || name === 'now') return variables[name];
  throw new Error(`unknown variable in a rule: ${name}`);
}

function readsPropertyOf(expression: CompiledRule['expression'], type: unknown): boolean {
  let isRead = false;
  const visit = (each: CompiledRule['expression']): void => {
    const access = each.kind === 'has' ? each.member : each;
    if (
      access.kind === 'member' &&
      access.operand.kind === 'variable' &&
      (access.operand.name === 'self' || access.operand.name === 'old') &&
      removeNull(access.operand.info.type) === type
    )
      isRead = true;
    childExpressions(each).forEach(visit);
  };
  visit(expression);
  return isRead;
}

// Rule functions in a module next to that of the schema, called if the properties they read are valid.

import type { Code } from '../../../code/branded-text.ts';
import { identifier } from '../../../code/typescript/identifier.ts';
import { pattern } from '../../../code/typescript/regex-literal.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import { spell } from '../../../model/naming/case-styles.ts';
import type { ObjectSchema } from '../../../model/types/schema.ts';
import type { CompiledRule } from '../../../model/expressions/compile-rules.ts';
import { variablesOf } from '../../../model/expressions/variables-read.ts';
import { partsOf } from '../../../cel/child-expressions.ts';
import { withoutOld } from '../../../cel/without-old.ts';
import { nonNull } from '../../../cel/types.ts';
import { ruleToTypeScript } from '../../expressions/to-typescript.ts';
import { resourceMember } from '../keywords/partial-update.ts';
import { documented } from '../document.ts';
import { all, report, segment, type Judging } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { literalProblem } from '../problem-literal.ts';
import type { Reading } from '../validation-variant.ts';
import { fieldsRead, membersOf, typeOfRead } from './rule-input-type.ts';

/** Returns the statements that validate an object by the rules of its schema, after all other keywords. */
export function ruleStatements(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const { module, value, mode, reading } = judging;
  if (schema.facts.rules.length === 0 || reading.partial || reading.shapeOnly) return [];
  const rules = module.workshop.rules.ofSchema(schema).flatMap((written) => {
    const rule = written.reads.has('old') ? ruleWithoutOld(written, judging) : written;
    return rule && isReadable(rule, schema, judging) ? [{ written, rule }] : [];
  });
  if (rules.length === 0) return [];
  const declared = declareRules(schema, judging);
  const { type } = declared;
  const self = ts`${module.runtime('judged')}<${module.import(type.name, type.from, true)}>(${value})`;
  const tests = rules.map(({ written, rule }) => {
    const name =
      rule === written
        ? functionOf(rule, schema, declared.functions, module)
        : declareWithoutOld(rule, schema, declared, judging);
    const call = ts`${module.import(name, type.from)}(${join([ts`self`, ...(rule.reads.has('now') ? [ts`now`] : [])], ts`, `)})`;
    return { rule, call };
  });
  const declaration = ts`const self = ${self};`;
  if (mode === 'guard')
    return [
      ts`{ ${declaration} ${join(
        tests.map(({ call }) => ts`if (!${call}) return false;`),
        ts`\n`,
      )} }`,
    ];
  const statements = tests.map(({ rule, call }) => {
    return ts`if (${all([soundFor(rule, 'self', module, ts`problems`), ts`!${call}`])}) ${report(judging, ruleProblem(rule, judging))}`;
  });
  return [ts`{ ${declaration} ${join(statements, ts`\n`)} }`];
}

/**
 * Returns the part of a rule that applies without `old`; `undefined` if there is none, or if the value can have an old
 * value.
 */
function ruleWithoutOld(written: CompiledRule, { reading: { standalone } }: Judging): CompiledRule | undefined {
  const expression = standalone && withoutOld(written.expression);
  return expression && { rule: written.rule, text: written.text, expression, reads: variablesOf(expression) };
}

/** Returns a test of whether the properties that a rule reads of a variable are valid, by the problems of its value. */
export function soundFor(
  { expression }: CompiledRule,
  variable: 'self' | 'old',
  module: Module,
  problems: Code<'ts'>,
): Code<'ts'> {
  const read = membersOf(variable, expression);
  const members = read ? [...read].map((name) => string(`/${segment(name)}`)) : [string('')];
  return ts`${module.runtime('isSound')}(${join([problems, ...members], ts`, `)})`;
}

/** Returns whether this side sends everything the rule reads. Other rules are checked on the complete value. */
function isReadable(rule: CompiledRule, schema: ObjectSchema, { reading: { audience }, module }: Judging): boolean {
  if (audience === 'exact') return true;
  const { readings, api } = module.workshop;
  return [...(membersOf('self', rule.expression) ?? [])].every((name) =>
    resourceMember(schema, name, api).every((assertion) => {
      const { readOnly, writeOnly } = readings.summary(assertion);
      return readOnly === writeOnly || !(audience === 'request' ? readOnly : writeOnly);
    }),
  );
}

export function ruleProblem({ rule }: CompiledRule, { key }: Judging): Code<'ts'> {
  const names = [...(key === undefined ? [] : [key]), ...(rule.field?.split('.') ?? [])];
  return literalProblem(names, 'rule', rule.id, rule.message);
}

export interface Declared {
  readonly type: { readonly name: string; readonly from: string };
  /** The function names, in the order of the rules. */
  readonly functions: readonly string[];
}

/**
 * Declares the functions of the rules of a schema, and their input type. Values parsed from strings have separate
 * functions if their numbers can be bigints.
 */
export function declareRules(schema: ObjectSchema, { module, hint, reading }: Judging): Declared {
  const { workshop } = module;
  const wide = isWide(schema, reading, workshop);
  return workshop.shared(`rules ${wide ? 'of what is read ' : ''}${workshop.contents(schema)}`, () =>
    declaredAnew(schema, module, hint, wide),
  );
}

/** Returns whether the rules read numbers that can be bigints. */
function isWide(schema: ObjectSchema, reading: Reading, workshop: Module['workshop']): boolean {
  return reading.wide === true && typeOfSelf(schema, false, workshop) !== typeOfSelf(schema, true, workshop);
}

/** Returns the input type of the rules of a schema. */
function typeOfSelf(schema: ObjectSchema, wide: boolean, { rules: book }: Module['workshop']): Code<'ts'> {
  const rules = book.ofSchema(schema);
  const read = fieldsRead(rules.map(({ expression }) => expression));
  const self = [...read.keys()].find((type) => rules.some(({ expression }) => readsOfSelf(expression, type)));
  return self ? typeOfRead(self, read, wide) : ts`object`;
}

function declaredAnew(schema: ObjectSchema, module: Module, hint: string, wide: boolean): Declared {
  const { workshop } = module;
  const suffix = wide ? 'AsRead' : '';
  const target = workshop.module(
    module.path.startsWith('schemas/') ? `rules/${module.path.slice('schemas/'.length)}` : `rules/${module.path}`,
  );
  const rules = workshop.rules.ofSchema(schema);
  const typeName = workshop.names.exactly(`${spell(hint, 'value').type}${suffix}AsRulesRead`);
  const self = typeOfSelf(schema, wide, workshop);
  target.declare(() => documented('What the rules read of a value.', ts`export type ${typeName} = ${self};`));
  const functions: string[] = [];
  for (const compiled of rules) {
    const name = workshop.names.exactly(spell(compiled.rule.id, 'rule').value + suffix);
    functions.push(name);
    declareRule(compiled, name, typeName, target, wide);
  }
  return { type: { name: typeName, from: target.path }, functions };
}

/** Declares the function of a rule without `old`, in the module of the other rules of the schema. */
function declareWithoutOld(
  rule: CompiledRule,
  schema: ObjectSchema,
  { type }: Declared,
  { module: { workshop }, reading }: Judging,
): string {
  const wide = isWide(schema, reading, workshop);
  const key = `rule ${rule.rule.id} without old ${wide ? 'of what is read ' : ''}${workshop.contents(schema)}`;
  return workshop.shared(key, () => {
    const name = workshop.names.exactly(`${spell(rule.rule.id, 'rule').value}WithoutOld${wide ? 'AsRead' : ''}`);
    declareRule(rule, name, identifier(type.name), workshop.module(type.from), wide);
    return name;
  });
}

function declareRule(compiled: CompiledRule, name: string, type: Code<'ts'>, target: Module, wide: boolean): void {
  const uses = (variable: string, of: Code<'ts'>): readonly Code<'ts'>[] =>
    compiled.reads.has(variable) ? [ts`${identifier(variable)}: ${of}`] : [];
  const parameters = [
    compiled.reads.has('self') ? ts`self: ${type}` : ts`_self: ${type}`,
    ...uses('old', type),
    ...uses('now', ts`number`),
  ];
  target.declare(() =>
    documented(
      compiled.rule.message,
      ts`export function ${identifier(name)}(${join(parameters, ts`, `)}): boolean { return ${printed(compiled, target, wide)}; }`,
    ),
  );
}

/** Returns the function name of a rule of a schema. */
export function functionOf(
  rule: CompiledRule,
  schema: ObjectSchema,
  functions: Declared['functions'],
  { workshop }: Module,
): string {
  const name = functions[workshop.rules.ofSchema(schema).indexOf(rule)];
  if (name === undefined) throw new Error(`the rule ${rule.rule.id} has no function`);
  return name;
}

function readsOfSelf(expression: CompiledRule['expression'], type: unknown): boolean {
  let found = false;
  const visit = (each: CompiledRule['expression']): void => {
    const member = each.kind === 'has' ? each.member : each;
    if (
      member.kind === 'member' &&
      member.of.kind === 'variable' &&
      (member.of.name === 'self' || member.of.name === 'old') &&
      nonNull(member.of.known.type) === type
    )
      found = true;
    partsOf(each).forEach(visit);
  };
  visit(expression);
  return found;
}

function printed({ expression, rule }: CompiledRule, module: Module, wide: boolean): Code<'ts'> {
  return ruleToTypeScript(expression, {
    variable: (name) => identifier(name),
    runtime: (name) => module.runtime(name),
    pattern: (source) => module.constant(compound(rule.id, 'Pattern'), pattern(source, 'u')),
    taken: new Set(['self', 'old', 'now']),
    ...(wide && { exact: new Set(['self', 'old']) }),
  });
}

// The rules of a model as typed expressions: every rule, precondition, condition of a limit and of a redaction.

import type { Limit, Precondition, Redaction, Rule, RuleText } from '../../document/vocabulary/declarations.ts';
import type { Report } from '../../report/report.ts';
import { checkRule } from '../../rules/check.ts';
import type { Scope, Typed } from '../../rules/context.ts';
import { parseRule } from '../../rules/parse.ts';
import type { Problem } from '../../rules/problem.ts';
import { placeInScalar } from '../../rules/scalar.ts';
import type { Api, Operation } from '../declarations/api.ts';
import type { ObjectSchema } from '../declarations/assertions.ts';
import { kept } from '../follow/kept.ts';
import { once } from '../follow/reads.ts';
import { typedIn, typedInComponents, visitAssertions } from '../walk.ts';
import { createScopes } from './scopes.ts';
import { createTypes } from './types.ts';
import { variablesOf } from './variables.ts';

/** A condition that compiled. */
export interface Condition {
  /** As written. */
  readonly text: string;
  readonly expression: Typed;
  /** The variables of its scope that it reads: a rule that reads `old` is judged on updates alone. */
  readonly reads: ReadonlySet<string>;
}

export interface CompiledRule extends Condition {
  readonly rule: Rule;
}

export interface CompiledPrecondition extends Condition {
  readonly rule: Precondition;
}

/** One condition with its place in the interface, for lists of all. */
export interface Entry extends Condition {
  readonly sort: 'rule' | 'precondition' | 'where' | 'unless';
  /** The schema's id, `part of <id>` inside one, or the operation's id. */
  readonly owner: string;
  readonly id: string;
  readonly message?: string;
}

/** The compiled rules by where they stand. A rule with an error is in none of the lists; the report has it. */
export interface RuleBook {
  ofSchema(schema: ObjectSchema): readonly CompiledRule[];
  ofOperation(operation: Operation): readonly CompiledPrecondition[];
  ofLimit(limit: Limit): Condition | undefined;
  ofRedaction(redaction: Redaction): Condition | undefined;
  /** In the model's order. */
  readonly all: readonly Entry[];
}

interface Compiled {
  readonly book: RuleBook;
  readonly findings: readonly Parameters<Report['add']>[];
}

const known = new WeakMap<Api, Compiled>();

/** Compiles every rule of the model, once; what is wrong is told to each report, at its place in the document. */
export function compileRules(api: Api, report: Report): RuleBook {
  const compiled = known.get(api) ?? compileAll(api);
  known.set(api, compiled);
  for (const finding of compiled.findings) report.add(...finding);
  return compiled.book;
}

function compileAll(api: Api): Compiled {
  const findings: Parameters<Report['add']>[] = [];
  return { book: compile(api, (...finding) => findings.push(finding)), findings };
}

function compile(api: Api, tell: (...finding: Parameters<Report['add']>) => void): RuleBook {
  const scopes = createScopes(api, createTypes(api));
  const schemas = new Map<ObjectSchema, () => readonly CompiledRule[]>();
  const operations = new Map<Operation, () => readonly CompiledPrecondition[]>();
  const conditions = new Map<RuleText, () => Condition | undefined>();
  const all: Entry[] = [];

  const parse = parserOf(api);
  const conditionOf = (rule: RuleText, scope: Scope): Condition | undefined => {
    const { node, text } = rule;
    if (node.kind !== 'scalar') return undefined;
    const expression = checkRule(text, scope, ({ code, range, ...finding }) => {
      tell(code, { ...finding, place: placeInScalar(node, range) });
    }, parse);
    return expression && { text, expression, reads: variablesOf(expression) };
  };
  const list = (sort: Entry['sort'], owner: string, id: string, condition: Condition, message?: string): void => {
    all.push({ ...condition, sort, owner, id, ...(message !== undefined && { message }) });
  };
  const inSchema = (schema: ObjectSchema, name: string): void => {
    if (schemas.has(schema)) return;
    const { rules, redacted } = schema.facts;
    const compiled = once(() => allOf(rules, () => scopes.rule(schema, name), conditionOf));
    schemas.set(schema, compiled);
    for (const { rule, ...condition } of compiled()) list('rule', name, rule.id, condition, rule.message);
    const { unless } = redacted ?? {};
    if (!unless) return;
    const only = once(() => conditionOf(unless, scopes.unless()));
    conditions.set(unless, only);
    const condition = only();
    if (condition) list('unless', name, schema.origin.pointer.split('/').at(-1) ?? '', condition);
  };
  const inOperation = (operation: Operation): void => {
    for (const { assertion } of typedIn(operation)) {
      // Many operations have it, and all that is inside it was met with it.
      if (typeof assertion === 'object' && schemas.has(assertion)) continue;
      visitAssertions(assertion, (each) => {
        if (typeof each === 'object') inSchema(each, `part of ${operation.id}`);
      });
    }
    const { preconditions, limits } = operation.facts;
    const compiled = once(() => allOf(preconditions, () => scopes.precondition(operation), conditionOf));
    operations.set(operation, compiled);
    for (const { rule, ...condition } of compiled()) list('precondition', operation.id, rule.id, condition, rule.message);
    for (const limit of limits) {
      if (limit.kind !== 'count' || !limit.where) continue;
      const { where, of } = limit;
      const only = once(() => conditionOf(where, scopes.where(of)));
      conditions.set(where, only);
      const condition = only();
      if (condition) list('where', operation.id, limit.id, condition, limit.message);
    }
  };

  // Without the vocabulary nothing can carry a rule, and documents of others are large.
  for (const { id, assertion } of api.vocabulary ? api.schemas : []) {
    visitAssertions(assertion, (each) => {
      if (typeof each === 'object') inSchema(each, each === assertion ? id : `part of ${id}`);
    });
  }
  for (const operation of api.vocabulary ? withCallbacks([...api.operations, ...api.webhooks]) : []) inOperation(operation);
  // What no operation uses is judged all the same: a mistake in it is a mistake.
  for (const { assertion } of api.vocabulary ? typedInComponents(api.components) : []) {
    visitAssertions(assertion, (each) => {
      if (typeof each === 'object') inSchema(each, 'a component');
    });
  }

  return {
    ofSchema: (schema) => schemas.get(schema)?.() ?? [],
    ofOperation: (operation) => operations.get(operation)?.() ?? [],
    ofLimit: (limit) => (limit.kind === 'count' && limit.where ? conditions.get(limit.where)?.() : undefined),
    ofRedaction: ({ unless }) => unless && conditions.get(unless)?.(),
    all,
  };
}

/** Those of the rules that make sense in a scope, which is made only where there is a rule. */
function allOf<R extends Rule>(rules: readonly R[], scopeOf: () => Scope, conditionOf: (rule: RuleText, scope: Scope) => Condition | undefined): readonly (Condition & { readonly rule: R })[] {
  if (rules.length === 0) return [];
  const scope = scopeOf();
  return rules.flatMap((rule) => {
    const condition = conditionOf(rule.rule, scope);
    return condition ? [{ ...condition, rule }] : [];
  });
}

/** Reads each text once, also for the models after this one: what a rule's text says depends on nothing else. */
function parserOf(api: Api): typeof parseRule {
  return (text, tell) => {
    const parsed = kept(api, `rule ${text}`, () => {
      const found: Problem[] = [];
      return { syntax: parseRule(text, (problem) => found.push(problem)), problems: found };
    });
    const { syntax, problems } = parsed();
    problems.forEach(tell);
    return syntax;
  };
}

/** The operations with those of their callbacks, at every depth. */
function withCallbacks(operations: readonly Operation[]): ReadonlySet<Operation> {
  const all = new Set<Operation>();
  const waiting = [...operations].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (all.has(next)) continue;
    all.add(next);
    waiting.push(...next.callbacks.flatMap((callback) => callback.operations));
  }
  return all;
}

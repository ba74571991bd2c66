// The rules of a model as typed expressions: every rule, precondition, condition of a limit and of a redaction.

import type { Limit, Precondition, Redaction, Rule, RuleText } from '../../openapi/extensions/types.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Scope } from '../../cel/checker-context.ts';
import type { Api, Operation } from '../types/api.ts';
import type { ObjectSchema } from '../types/schema.ts';
import { once } from '../dependencies/reads.ts';
import { typedIn, typedInComponents, visitAssertions } from '../visit-schemas.ts';
import { createConditions, withMore, type Condition, type ConditionOf, type Standing } from './check-condition.ts';
import { createScopes } from './variables-in-scope.ts';
import { createTypes } from './cel-type-of-schema.ts';

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

  const conditionOf = createConditions(api, tell);
  const list = (sort: Entry['sort'], owner: string, id: string, condition: Condition, message?: string): void => {
    all.push(withMore(condition, { sort, owner, id, ...(message !== undefined && { message }) }));
  };
  const inSchema = (schema: ObjectSchema, name: string, owner: Standing): void => {
    if (schemas.has(schema)) return;
    const { rules, redacted } = schema.facts;
    const compiled =
      rules.length === 0
        ? none
        : once(() => allOf(rules, within(owner, schema), () => scopes.rule(schema, name), conditionOf));
    schemas.set(schema, compiled);
    for (const condition of compiled()) list('rule', name, condition.rule.id, condition, condition.rule.message);
    const { unless } = redacted ?? {};
    if (!unless) return;
    const only = once(() => conditionOf(unless, within(owner, schema, 'unless'), () => scopes.unless()));
    conditions.set(unless, only);
    const condition = only();
    if (condition) list('unless', name, schema.origin.pointer.split('/').at(-1) ?? '', condition);
  };
  const inOperation = (operation: Operation): void => {
    const owner: Standing = {
      key: `condition of ${operation.id}, ${operation.method} ${operation.path}`,
      read: () => operation.facts,
    };
    for (const { assertion } of typedIn(operation)) {
      // Many operations have it, and all that is inside it was met with it.
      if (typeof assertion === 'object' && schemas.has(assertion)) continue;
      visitAssertions(assertion, (each) => {
        if (typeof each === 'object') inSchema(each, `part of ${operation.id}`, owner);
      });
    }
    const { preconditions, limits } = operation.facts;
    const compiled = once(() => allOf(preconditions, owner, () => scopes.precondition(operation), conditionOf));
    operations.set(operation, compiled);
    for (const condition of compiled())
      list('precondition', operation.id, condition.rule.id, condition, condition.rule.message);
    for (const [index, limit] of limits.entries()) {
      if (limit.kind !== 'count' || !limit.where) continue;
      const { where, of } = limit;
      const only = once(() =>
        conditionOf(where, { ...owner, key: `${owner.key}, limit ${index}` }, () => scopes.where(of)),
      );
      conditions.set(where, only);
      const condition = only();
      if (condition) list('where', operation.id, limit.id, condition, limit.message);
    }
  };

  // Without the vocabulary nothing can carry a rule, and documents of others are large.
  for (const { id, assertion } of api.vocabulary ? api.schemas : []) {
    const owner: Standing = { key: `condition of schema ${id}`, read: () => api.schema(id)?.assertion };
    visitAssertions(assertion, (each) => {
      if (typeof each === 'object') inSchema(each, each === assertion ? id : `part of ${id}`, owner);
    });
  }
  for (const operation of api.vocabulary ? withCallbacks([...api.operations, ...api.webhooks]) : [])
    inOperation(operation);
  // What no operation uses is judged all the same: a mistake in it is a mistake.
  const components: Standing = { key: 'condition of a component', read: () => api.components };
  for (const { assertion } of api.vocabulary ? typedInComponents(api.components) : []) {
    visitAssertions(assertion, (each) => {
      if (typeof each === 'object') inSchema(each, 'a component', components);
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

/** Of most schemas. */
const none = (): readonly CompiledRule[] => [];

/** Where the conditions of a schema stand, or one of a limit. */
function within({ key, read }: Standing, { origin }: Pick<ObjectSchema, 'origin'>, sort = ''): Standing {
  return { key: `${key}: ${origin.file}#${origin.pointer} ${sort}`, read };
}

/** Those of the rules that make sense in a scope, which is made only where one is checked. */
function allOf<R extends Rule>(
  rules: readonly R[],
  { key, read }: Standing,
  scopeOf: () => Scope,
  conditionOf: ConditionOf,
): readonly (Condition & { readonly rule: R })[] {
  const scope = once(scopeOf);
  return rules.flatMap((rule, index) => {
    const condition = conditionOf(rule.rule, { key: `${key}, rule ${index}`, read }, scope);
    return condition ? [withMore(condition, { rule })] : [];
  });
}

/** The operations with those of their callbacks, at every depth. */
function withCallbacks(operations: readonly Operation[]): ReadonlySet<Operation> {
  const all = new Set<Operation>();
  const waiting = [...operations].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (all.has(next)) continue;
    all.add(next);
    for (const each of next.callbacks.flatMap((callback) => callback.operations)) waiting.push(each);
  }
  return all;
}

// Compiled rules of a model: rules, preconditions, and conditions of limits and redactions.

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

/** A condition with its owner, for lists of all conditions. */
export interface Entry extends Condition {
  readonly sort: 'rule' | 'precondition' | 'where' | 'unless';
  /** Schema id, `part of <id>` for a nested schema, or operation id. */
  readonly owner: string;
  readonly id: string;
  readonly message?: string;
}

/** Compiled rules by owner. Rules with errors are reported and excluded. */
export interface RuleBook {
  ofSchema(schema: ObjectSchema): readonly CompiledRule[];
  ofOperation(operation: Operation): readonly CompiledPrecondition[];
  ofLimit(limit: Limit): Condition | undefined;
  ofRedaction(redaction: Redaction): Condition | undefined;
  /** In model order. */
  readonly all: readonly Entry[];
}

interface Compiled {
  readonly book: RuleBook;
  readonly findings: readonly Parameters<Report['add']>[];
}

const known = new WeakMap<Api, Compiled>();

/** Compiles all rules of the model once; reports the errors on each call. */
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
      // Operations share schemas; all nested schemas were visited with this one.
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

  // Skips documents without the vocabulary: they have no rules and may be large.
  for (const { id, assertion } of api.vocabulary ? api.schemas : []) {
    const owner: Standing = { key: `condition of schema ${id}`, read: () => api.schema(id)?.assertion };
    visitAssertions(assertion, (each) => {
      if (typeof each === 'object') inSchema(each, each === assertion ? id : `part of ${id}`, owner);
    });
  }
  for (const operation of api.vocabulary ? withCallbacks([...api.operations, ...api.webhooks]) : [])
    inOperation(operation);
  // Unused components are checked too.
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

/** Shared by the many schemas without rules. */
const none = (): readonly CompiledRule[] => [];

/** Returns the owner of the conditions of a nested schema. */
function within({ key, read }: Standing, { origin }: Pick<ObjectSchema, 'origin'>, sort = ''): Standing {
  return { key: `${key}: ${origin.file}#${origin.pointer} ${sort}`, read };
}

/** Compiles the rules and drops the invalid ones. The scope is created only if a rule needs checking. */
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

/** Returns the operations and, recursively, those of their callbacks. */
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

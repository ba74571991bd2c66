// Compiles the CEL expressions of a model: rules, preconditions, and conditions of limits and redactions.

import type { Limit, Precondition, Redaction, Rule, CelExpressionText } from '../../openapi/extensions/types.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Scope } from '../../cel/checker-context.ts';
import { parseRule } from '../../cel/parse.ts';
import type { Api, Operation } from '../types/api.ts';
import type { SchemaObject } from '../types/schema.ts';
import { inlineSchemasInOperation, inlineSchemasInComponents, visitSchemas } from '../visit-schemas.ts';
import { checkCondition, type Condition } from './check-condition.ts';
import { createRuleScopes } from './variables-in-scope.ts';
import { createCelTypes } from './cel-type-of-schema.ts';

export interface CompiledRule extends Condition {
  readonly rule: Rule;
}

export interface CompiledPrecondition extends Condition {
  readonly rule: Precondition;
}

/** A condition with its owner, as an entry in the list of all conditions. */
export interface ConditionEntry extends Condition {
  readonly kind: 'rule' | 'precondition' | 'where' | 'unless';
  /** Schema ID, `part of <id>` for a nested schema, or operation ID. */
  readonly owner: string;
  readonly id: string;
  readonly message?: string;
}

/** Compiled rules by owner. Rules with errors are reported and excluded. */
export interface CompiledRules {
  ofSchema(schema: SchemaObject): readonly CompiledRule[];
  ofOperation(operation: Operation): readonly CompiledPrecondition[];
  ofLimit(limit: Limit): Condition | undefined;
  ofRedaction(redaction: Redaction): Condition | undefined;
  /** In model order. */
  readonly all: readonly ConditionEntry[];
}

interface Compilation {
  readonly rules: CompiledRules;
  readonly findings: readonly Parameters<Report['add']>[];
}

/** Keyed by the schemas of a model, because its slices share them. */
const cache = new WeakMap<Api['schemas'], Compilation>();

/** Compiles all rules of the model once; reports the errors on each call. `parse` may reuse earlier results. */
export function compileRules(api: Api, report: Report, parse = parseRule): CompiledRules {
  const compiled = cache.get(api.schemas) ?? compileAll(api, parse);
  cache.set(api.schemas, compiled);
  for (const finding of compiled.findings) report.add(...finding);
  return compiled.rules;
}

function compileAll(api: Api, parse: typeof parseRule): Compilation {
  const findings: Parameters<Report['add']>[] = [];
  return { rules: compileModel(api, (...finding) => findings.push(finding), parse), findings };
}

function compileModel(
  api: Api,
  report: (...finding: Parameters<Report['add']>) => void,
  parse: typeof parseRule,
): CompiledRules {
  const scopes = createRuleScopes(api, createCelTypes(api));
  const schemas = new Map<SchemaObject, readonly CompiledRule[]>();
  const operations = new Map<Operation, readonly CompiledPrecondition[]>();
  const conditions = new Map<CelExpressionText, Condition | undefined>();
  const all: ConditionEntry[] = [];

  const check = (rule: CelExpressionText, scope: Scope): Condition | undefined =>
    checkCondition(rule, scope, report, parse);
  const addEntry = (
    kind: ConditionEntry['kind'],
    owner: string,
    id: string,
    condition: Condition,
    message?: string,
  ): void => {
    all.push({ ...condition, kind, owner, id, ...(message !== undefined && { message }) });
  };
  const compileSchema = (schema: SchemaObject, name: string): void => {
    if (schemas.has(schema)) return;
    const { rules, redacted } = schema.extensions;
    const compiled = rules.length === 0 ? [] : compileConditions(rules, scopes.rule(schema, name), check);
    schemas.set(schema, compiled);
    for (const condition of compiled) addEntry('rule', name, condition.rule.id, condition, condition.rule.message);
    const { unless } = redacted ?? {};
    if (!unless) return;
    const condition = check(unless, scopes.unless());
    conditions.set(unless, condition);
    if (condition) addEntry('unless', name, schema.sourceLocation.pointer.split('/').at(-1) ?? '', condition);
  };
  const compileOperation = (operation: Operation): void => {
    for (const { jsonSchema } of inlineSchemasInOperation(operation)) {
      // Operations share schemas. If this one was visited, so were its nested schemas.
      if (typeof jsonSchema === 'object' && schemas.has(jsonSchema)) continue;
      visitSchemas(jsonSchema, (nested) => {
        if (typeof nested === 'object') compileSchema(nested, `part of ${operation.id}`);
      });
    }
    const { preconditions, limits } = operation.extensions;
    const compiled =
      preconditions.length === 0 ? [] : compileConditions(preconditions, scopes.precondition(operation), check);
    operations.set(operation, compiled);
    for (const condition of compiled)
      addEntry('precondition', operation.id, condition.rule.id, condition, condition.rule.message);
    for (const limit of limits) {
      if (limit.kind !== 'count' || !limit.where) continue;
      const { where, of } = limit;
      const condition = check(where, scopes.where(of));
      conditions.set(where, condition);
      if (condition) addEntry('where', operation.id, limit.id, condition, limit.message);
    }
  };

  // Skip documents without the vocabulary: they have no rules and may be large.
  for (const { id, jsonSchema } of api.hasVocabulary ? api.schemas : []) {
    visitSchemas(jsonSchema, (nested) => {
      if (typeof nested === 'object') compileSchema(nested, nested === jsonSchema ? id : `part of ${id}`);
    });
  }
  for (const operation of api.hasVocabulary ? withCallbacks([...api.operations, ...api.webhooks]) : [])
    compileOperation(operation);
  // Unused components are checked, too.
  for (const { jsonSchema } of api.hasVocabulary ? inlineSchemasInComponents(api.components) : []) {
    visitSchemas(jsonSchema, (nested) => {
      if (typeof nested === 'object') compileSchema(nested, 'a component');
    });
  }

  return {
    ofSchema: (schema) => schemas.get(schema) ?? [],
    ofOperation: (operation) => operations.get(operation) ?? [],
    ofLimit: (limit) => (limit.kind === 'count' && limit.where ? conditions.get(limit.where) : undefined),
    ofRedaction: ({ unless }) => unless && conditions.get(unless),
    all,
  };
}

/** Compiles the rules and drops the invalid ones. */
function compileConditions<R extends Rule>(
  rules: readonly R[],
  scope: Scope,
  check: (rule: CelExpressionText, scope: Scope) => Condition | undefined,
): readonly (Condition & { readonly rule: R })[] {
  return rules.flatMap((rule) => {
    const condition = check(rule.rule, scope);
    return condition ? [{ ...condition, rule }] : [];
  });
}

/** Returns the operations and, recursively, those of their callbacks. */
function withCallbacks(operations: readonly Operation[]): ReadonlySet<Operation> {
  const all = new Set<Operation>();
  const pending = [...operations].reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (all.has(next)) continue;
    all.add(next);
    for (const operation of next.callbacks.flatMap((callback) => callback.operations)) pending.push(operation);
  }
  return all;
}

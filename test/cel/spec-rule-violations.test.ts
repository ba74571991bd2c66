// Violations of the rules of spec/: each rule can be violated without violating another.

import { describe, expect, it } from 'vitest';
import type { ConditionEntry } from '../../src/generator/model/expressions/compile-rules.ts';
import { compileRule } from './harness/compile-rule.ts';
import { spec } from './harness/spec-rules.ts';
import type { OwnerViolations, RuleVariables } from './spec/violations.ts';
import { operationViolations } from './spec/operations.ts';
import { recordViolations } from './spec/records.ts';
import { schemaViolations } from './spec/schemas.ts';

const { api, rules } = spec;
const violations: ReadonlyMap<string, OwnerViolations> = new Map(
  Object.entries({ ...schemaViolations, ...recordViolations, ...operationViolations }),
);
const now = Date.UTC(2030, 0, 15, 10, 20, 30);

/** Returns the value that satisfies all rules of an owner. */
function validValueOf(owner: string): RuleVariables {
  const listed = violations.get(owner)?.valid;
  if (listed) return { now, ...listed };
  const assertion = api.schema(owner)?.jsonSchema;
  const example = typeof assertion === 'object' ? assertion.annotations.examples?.[0] : undefined;
  if (typeof example !== 'object' || example === null || Array.isArray(example))
    throw new Error(`${owner} has no example`);
  return { now, self: Object.fromEntries(Object.entries(example)) };
}

function applyChanges(valid: RuleVariables, changes: RuleVariables): RuleVariables {
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = valid[name];
    return [name, typeof value === 'object' && typeof before === 'object' ? { ...before, ...value } : value] as const;
  });
  return { ...valid, ...Object.fromEntries(entries) };
}

const evaluate = ({ expression, variablesRead }: ConditionEntry, value: RuleVariables): unknown =>
  compileRule(expression)(Object.fromEntries([...variablesRead].map((name) => [name, value[name]])));

describe.each([...new Set(rules.all.map(({ owner }) => owner))])('%s', (owner) => {
  const own = rules.all.filter((entry) => entry.owner === owner);
  it('has a value that satisfies all rules', () => {
    expect(own.filter((entry) => evaluate(entry, validValueOf(owner)) !== true).map(({ id }) => id)).toEqual([]);
  });
  it('has a violation for each rule, and no others', () => {
    expect(Object.keys(violations.get(owner)?.changes ?? {}).sort()).toEqual(own.map(({ id }) => id).sort());
  });
  it.each(own.map((entry) => [entry.id, entry] as const))('%s can be violated alone', (id, { kind }) => {
    const value = applyChanges(validValueOf(owner), violations.get(owner)?.changes[id] ?? {});
    // Conditions of redactions belong to different properties and are evaluated one by one.
    const evaluated = kind === 'unless' ? own.filter((entry) => entry.id === id) : own;
    expect(evaluated.filter((entry) => evaluate(entry, value) !== true).map((entry) => entry.id)).toEqual([
      ...(violations.get(owner)?.alsoViolated?.[id] ?? []),
      id,
    ]);
  });
});

it('lists only owners of rules', () => {
  const owners = new Set(rules.all.map(({ owner }) => owner));
  expect([...violations.keys()].filter((owner) => !owners.has(owner))).toEqual([]);
});

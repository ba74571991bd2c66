// Violations of the rules of spec/: each rule can be violated without violating any other.

import { describe, expect, it, test } from 'vitest';
import type { ConditionEntry } from '../../src/generator/model/expressions/compile-rules.ts';
import { compileRule } from './harness/compile-rule.ts';
import { spec } from './harness/spec-rules.ts';
import type { OwnerViolations, RuleVariables } from './spec-violations/violation-types.ts';
import { operationViolations } from './spec-violations/operations.ts';
import { recordViolations } from './spec-violations/records.ts';
import { schemaViolations } from './spec-violations/schemas.ts';

const { api, rules } = spec;
const violations: ReadonlyMap<string, OwnerViolations> = new Map(
  Object.entries({ ...schemaViolations, ...recordViolations, ...operationViolations }),
);
const now = Date.UTC(2030, 0, 15, 10, 20, 30);

/** Returns the value that satisfies all rules of an owner. */
function getValidValue(owner: string): RuleVariables {
  const validVariables = violations.get(owner)?.valid;
  if (validVariables) return { now, ...validVariables };
  const schema = api.schema(owner)?.jsonSchema;
  const example = typeof schema === 'object' ? schema.annotations.examples?.[0] : undefined;
  if (typeof example !== 'object' || example === null || Array.isArray(example))
    throw new Error(`${owner} has no example`);
  return { now, self: Object.fromEntries(Object.entries(example)) };
}

function applyChanges(valid: RuleVariables, changes: RuleVariables): RuleVariables {
  const entries = Object.entries(changes).map(([name, value]) => {
    const validValue = valid[name];
    const changedValue =
      typeof value === 'object' && typeof validValue === 'object' ? { ...validValue, ...value } : value;
    return [name, changedValue] as const;
  });
  return { ...valid, ...Object.fromEntries(entries) };
}

const evaluate = ({ expression, variablesRead }: ConditionEntry, value: RuleVariables): unknown =>
  compileRule(expression)(Object.fromEntries([...variablesRead].map((name) => [name, value[name]])));

describe.each([...new Set(rules.all.map(({ owner }) => owner))])('%s', (owner) => {
  const ownerRules = rules.all.filter((entry) => entry.owner === owner);
  it('has a value that satisfies all rules', () => {
    const violatedRules = ownerRules.filter((entry) => evaluate(entry, getValidValue(owner)) !== true);
    expect(violatedRules.map(({ id }) => id)).toEqual([]);
  });
  it('has a violation for each rule, and no others', () => {
    const violationIds = Object.keys(violations.get(owner)?.changes ?? {});
    expect(violationIds.sort()).toEqual(ownerRules.map(({ id }) => id).sort());
  });
  test.each(ownerRules.map((entry) => [entry.id, entry] as const))('%s can be violated alone', (id, { kind }) => {
    const value = applyChanges(getValidValue(owner), violations.get(owner)?.changes[id] ?? {});
    // Conditions of redactions belong to different properties and are evaluated one by one.
    const evaluatedRules = kind === 'unless' ? ownerRules.filter((entry) => entry.id === id) : ownerRules;
    const violatedRules = evaluatedRules.filter((entry) => evaluate(entry, value) !== true);
    const expectedIds = [...(violations.get(owner)?.alsoViolated?.[id] ?? []), id];
    expect(violatedRules.map((entry) => entry.id)).toEqual(expectedIds);
  });
});

test('violations are listed only for owners of rules', () => {
  const owners = new Set(rules.all.map(({ owner }) => owner));
  expect([...violations.keys()].filter((owner) => !owners.has(owner))).toEqual([]);
});

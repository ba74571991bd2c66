// CEL expressions in `spec/`, and its rules applied to examples and invalid values.

import { parse } from '@bufbuild/cel';
import { describe, expect, it, test } from 'vitest';
import { bundle, getObject, isObject } from './bundle-spec.ts';
import type { Json } from './bundle-spec.ts';
import { evaluateRule, listExpressions } from './cel-expressions.ts';
import { listNamedSchemaExamples, listSchemas } from './walk.ts';

const { document } = bundle();
const schemas = listSchemas(document);
const expressions = listExpressions(document);

describe('the expressions', () => {
  test('number more than 20', () => {
    expect(expressions.length).toBeGreaterThan(20);
  });

  test.each(expressions)('$location parses', ({ source }) => {
    expect(() => parse(source)).not.toThrow();
  });
});

/** The rules of named schemas that do not refer to the stored value. */
const rules = Object.entries(getObject(getObject(document, 'components'), 'schemas')).flatMap(([name, schema]) => {
  const schemaRules: Json | undefined = isObject(schema) ? schema['x-rules'] : undefined;
  return (Array.isArray(schemaRules) ? schemaRules : []).flatMap((rule: Json) => {
    if (!isObject(rule) || typeof rule['rule'] !== 'string' || typeof rule['id'] !== 'string') return [];
    return /\bold\b/.test(rule['rule']) ? [] : [{ name, id: rule['id'], rule: rule['rule'] }];
  });
});

describe('the rules', () => {
  test('number more than 20', () => {
    expect(rules.length).toBeGreaterThan(20);
  });
});

describe.each(rules)('$name: $id', ({ name, rule }) => {
  const examples = listNamedSchemaExamples(schemas, name);
  it('has an example', () => {
    expect(examples.length).toBeGreaterThan(0);
  });
  it.each(examples)('holds for example %#', (example) => {
    expect(evaluateRule(rule, example)).toBe(true);
  });
});

const change = (value: Json, changes: Json): Json =>
  isObject(value) && isObject(changes) ? { ...value, ...changes } : value;

/** Values that a rule must reject, to detect rules that always hold. */
const violations: readonly (readonly [string, string, (example: Json) => Json])[] = [
  [
    'PaymentMethodCreate',
    'card-not-expired',
    (value) => change(value, { data: { expiry_month: 12, expiry_year: 2029 } }),
  ],
  [
    'PaymentMethodCreate',
    'card-not-expired',
    (value) => change(value, { data: { expiry_month: 0, expiry_year: 2030 } }),
  ],
  [
    'SecurityAnswers',
    'three-unique-questions',
    () => ({ security_questions: [{ question_id: 1 }, { question_id: 1 }] }),
  ],
  ['ManagedServiceCreate', 'region-of-private-address', () => ({ address: 'https://10.0.0.1/' })],
  ['ManagedServiceCreate', 'region-of-private-address', () => ({ address: 'https://[fd00::1]/', region: '' })],
  [
    'ManagedServiceCreate',
    'no-region-of-public-address',
    () => ({ address: 'https://example.com', region: 'us-east' }),
  ],
  ['Volume', 'path-names-label', (value) => change(value, { label: 'other' })],
];

const findRule = (name: string, id: string): string => {
  const match = rules.find((candidate) => candidate.name === name && candidate.id === id);
  if (match === undefined) throw new Error(`${name} has no rule ${id}`);
  return match.rule;
};

describe('rule violations', () => {
  test.each(violations)('%s: %s is false for a violating value', (name, id, violate) => {
    const [example] = listNamedSchemaExamples(schemas, name);
    expect(evaluateRule(findRule(name, id), violate(example ?? null))).toBe(false);
  });

  test('card-not-expired is true for a card that expires in the current month', () => {
    const rule = findRule('PaymentMethodCreate', 'card-not-expired');
    expect(evaluateRule(rule, { data: { expiry_month: 1, expiry_year: 2030 } })).toBe(true);
  });
});

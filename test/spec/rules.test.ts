// The rules of `spec/` parse, hold for the examples, and reject invalid values.

import { parse } from '@bufbuild/cel';
import { describe, expect, it } from 'vitest';
import { bundle, getObject, isObject } from './document.ts';
import type { Json } from './document.ts';
import { evaluateRule, listExpressions } from './cel-expressions.ts';
import { examplesOfNamedSchema, listSchemas } from './walk.ts';

const { document } = bundle();
const all = listSchemas(document);
const expressions = listExpressions(document);

describe('every expression parses', () => {
  it.each(expressions.map(({ location, text }) => [location, text] as const))('%s', (_location, text) => {
    expect(() => parse(text)).not.toThrow();
  });
  it('includes enough expressions', () => {
    expect(expressions.length).toBeGreaterThan(20);
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

describe.each(rules)('$name: $id', ({ name, rule }) => {
  const examples = examplesOfNamedSchema(all, name);
  it('has an example', () => {
    expect(examples.length).toBeGreaterThan(0);
  });
  it.each(examples)('holds for example %#', (example) => {
    expect(evaluateRule(rule, example)).toBe(true);
  });
});

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

const change = (value: Json, changes: Json): Json =>
  isObject(value) && isObject(changes) ? { ...value, ...changes } : value;

describe('a rule rejects a violating value', () => {
  it.each(violations)('%s: %s', (name, id, violate) => {
    const rule = rules.find((each) => each.name === name && each.id === id);
    const [example] = examplesOfNamedSchema(all, name);
    expect(evaluateRule(rule?.rule ?? '', violate(example ?? null))).toBe(false);
  });
});

it('accepts a card that expires in the current month', () => {
  const rule = rules.find((each) => each.id === 'card-not-expired');
  expect(evaluateRule(rule?.rule ?? '', { data: { expiry_month: 1, expiry_year: 2030 } })).toBe(true);
});

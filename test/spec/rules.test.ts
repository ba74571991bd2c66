// Do the rules of `spec/` parse, and do the examples keep them?

import { parse } from '@bufbuild/cel';
import { describe, expect, it } from 'vitest';
import { bundle, isObject, member } from './document.ts';
import type { Json } from './document.ts';
import { expressions, judge } from './rules.ts';
import { examplesOfNamed, schemas } from './walk.ts';

const { document } = bundle();
const all = schemas(document);
const found = expressions(document);

describe('every expression parses', () => {
  it.each(found.map(({ place, text }) => [place, text] as const))('%s', (_place, text) => {
    expect(() => parse(text)).not.toThrow();
  });
  it('finds the expressions', () => {
    expect(found.length).toBeGreaterThan(20);
  });
});

/** The rules of every named schema that can be judged without the stored value. */
const rules = Object.entries(member(member(document, 'components'), 'schemas')).flatMap(([name, schema]) => {
  const own: Json | undefined = isObject(schema) ? schema['x-rules'] : undefined;
  return (Array.isArray(own) ? own : []).flatMap((rule: Json) => {
    if (!isObject(rule) || typeof rule['rule'] !== 'string' || typeof rule['id'] !== 'string') return [];
    return /\bold\b/.test(rule['rule']) ? [] : [{ name, id: rule['id'], rule: rule['rule'] }];
  });
});

describe.each(rules)('$name: $id', ({ name, rule }) => {
  const examples = examplesOfNamed(all, name);
  it('has an example', () => {
    expect(examples.length).toBeGreaterThan(0);
  });
  it.each(examples)('holds for example %#', (example) => {
    expect(judge(rule, example)).toBe(true);
  });
});

/** Values that a rule must refuse, so that a rule that always holds is noticed. */
const refused: readonly (readonly [string, string, (example: Json) => Json])[] = [
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

describe('a rule refuses what breaks it', () => {
  it.each(refused)('%s: %s', (name, id, spoil) => {
    const rule = rules.find((one) => one.name === name && one.id === id);
    const [example] = examplesOfNamed(all, name);
    expect(judge(rule?.rule ?? '', spoil(example ?? null))).toBe(false);
  });
});

it('a card that expires in the current month is accepted', () => {
  const rule = rules.find((one) => one.id === 'card-not-expired');
  expect(judge(rule?.rule ?? '', { data: { expiry_month: 1, expiry_year: 2030 } })).toBe(true);
});

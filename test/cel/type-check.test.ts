// Type checker of rules: accepted rules, and the code and range of each error.

import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/generator/model/expressions/compile-rules.ts';
import { modelOf } from '../model/build-test-api.ts';
import { checkThingRule } from './harness/check-and-parse-thing-rule.ts';

const validRules: readonly string[] = [
  'has(self.optional) && self.optional != ""',
  '!(!has(self.optional) || self.optional == "")',
  'has(self.optional) ? self.optional.size() > 1 : self.count > 1',
  '!has(self.both) || self.both == null || self.both > 1',
  'has(self.inner) && self.inner.deep.value > 1 && has(self.inner.deep.end) && timestamp(self.inner.deep.end) > now',
  'self.maybe != null && self.tags.all(t, t != self.maybe && self.maybe.contains(t))',
  'self.maybe == self.name && self.maybe.size() > 1',
  'self.maybe in ["a", "b"] && self.maybe.startsWith("a")',
  '(has(self.optional) && self.flag) || (has(self.optional) && self.count > 1) || self.ratio > 1.0',
  'self.tags[0] == "a" && size(self.parts) >= 2 && self.parts[1].count > self.parts[0].count',
  'self.tags.size() == 3 && self.tags[2] == ""',
  '"k" in self.codes && self.codes["k"] > 1',
  'has(self.codes.k) && self.codes.k > 1',
  'self.codes.exists(k, self.codes[k] > 3)',
  'self.name in self.codes && self.codes[self.name] == 1',
  'self["in"] == "x" && "kebab-case" in self && self["kebab-case"] != ""',
  'self.extra == 1 || self.extra == "a" || self.extra == null',
  'self.parts.map(p, p.name).join(",") != "" && self.parts.filter(p, has(p.note) && p.note != null).all(p, p.count > 1)',
  'self.parts.map(p, p.count > 1, p.count * 2).exists(n, n in [4, 6])',
  'self.size == 15 + 15',
  'self.size == 40 - 20 && self.flag || self.size == 2 * 5 && self.flag || self.size == 65 / 2 - 2',
  'self.size == 53 % 33',
  'int(self.ratio) / self.count > 1 && self.count % self.size == 0 && double(self.count) * 1.5 > self.ratio',
  'self.ratio > self.count && self.count != 1.5',
  'has(self.secret) && self.id > 0 && self.secret != ""',
  'has(self.shape) && (has(self.shape.side) ? self.shape.side > 1.0 : self.shape.kind == "circle")',
  'timestamp(self.started) + duration("24h") < now && now - timestamp(self.started) > duration("90m") && now.getDayOfWeek() < 5',
  'old.count <= self.count',
  'self.color == "red" ? self.size == 10 : self.color == "green" || self.size > 10',
  'self.level != null && self.level == "low" || self.flag',
  'has(self.both) && self.both != null ? self.both > 1 : has(self.both) ? self.flag : self.count > 1',
];

/** Rule, error code, and source text of the error's range. */
const invalidRules: readonly (readonly [string, string, string])[] = [
  ['self.optional == "a"', 'cel/unguarded-optional', 'self.optional'],
  ['has(self.inner) || self.inner.deep.value > 1', 'cel/unguarded-optional', 'self.inner'],
  ['self.secret != "" || self.flag', 'cel/unguarded-optional', 'self.secret'],
  ['self.parts.all(p, has(p.note)) && self.parts.all(p, p.note == "a")', 'cel/unguarded-optional', 'p.note'],
  [
    'self.tags.exists(t, has(self.optional) && t == "a") && self.optional == "a"',
    'cel/unguarded-optional',
    'self.optional',
  ],
  ['self.codes.k > 1', 'cel/unguarded-optional', 'self.codes.k'],
  ['self["kebab-case"] == ""', 'cel/unguarded-optional', 'self["kebab-case"]'],
  ['has(self.shape) && self.shape.side > 1.0', 'cel/unguarded-optional', 'self.shape.side'],
  ['self.maybe.size() > 1', 'cel/unguarded-nullable', 'self.maybe'],
  ['self.maybe != "" && self.maybe.size() > 1', 'cel/unguarded-nullable', 'self.maybe'],
  ['has(self.both) && self.both + 1 > 2', 'cel/unguarded-nullable', 'self.both'],
  ['self.parts[0].count > 1', 'cel/possible-runtime-error', 'self.parts[0]'],
  ['self.tags[1] == ""', 'cel/possible-runtime-error', 'self.tags[1]'],
  ['self.tags[-1] == ""', 'cel/possible-runtime-error', 'self.tags[-1]'],
  ['self.codes[self.name] == 1', 'cel/possible-runtime-error', 'self.codes[self.name]'],
  ['self.count / (self.count - 1) > 1', 'cel/possible-runtime-error', 'self.count - 1'],
  ['timestamp(self.name) < now', 'cel/possible-runtime-error', 'self.name'],
  ['timestamp("2030-02-30T00:00:00Z") < now', 'cel/possible-runtime-error', '"2030-02-30T00:00:00Z"'],
  ['timestamp("0001-01-01T00:00:00+01:00") < now', 'cel/possible-runtime-error', '"0001-01-01T00:00:00+01:00"'],
  ['self.extra > 1', 'cel/type-mismatch', 'self.extra > 1'],
  ['self.extra.name == ""', 'cel/type-mismatch', 'name'],
  ['self.flag > false', 'cel/type-mismatch', 'self.flag > false'],
  ['(self.flag ? 1 : "a") == 1', 'cel/type-mismatch', 'self.flag ? 1 : "a"'],
  ['self.name in ["a", 1]', 'cel/type-mismatch', '1'],
  ['self.first.all(p, true)', 'cel/type-mismatch', 'self.first'],
  ['isIp(self.name, 5)', 'cel/type-mismatch', '5'],
  ['self.first.size() > self.name', 'cel/type-mismatch', 'self.first.size() > self.name'],
  ['self.color == "rde"', 'cel/constant-condition', '"rde"'],
  ['self.level == "middle" || self.flag', 'cel/constant-condition', '"middle"'],
  ['self.size == 15', 'cel/constant-condition', 'self.size == 15'],
  ['self.size == 53 % 34', 'cel/constant-condition', 'self.size == 53 % 34'],
  ['self.size == 65 / 2', 'cel/constant-condition', 'self.size == 65 / 2'],
  ['self.count >= 1 && self.flag', 'cel/constant-condition', 'self.count >= 1'],
  ['double(self.size) == 10.0 || self.size == 10', 'cel/constant-condition', 'self.size == 10'],
  ['size(self.name) >= 0 && self.flag', 'cel/constant-condition', 'size(self.name) >= 0'],
  ['self.color != "red" || self.color != "blue"', 'cel/constant-condition', 'self.color != "blue"'],
  ['self.name == "a" && self.name == "b"', 'cel/constant-condition', 'self.name == "b"'],
  ['self.maybe == null && self.maybe == "a"', 'cel/constant-condition', 'self.maybe == "a"'],
  ['!has(self.optional) && has(self.optional)', 'cel/constant-condition', 'has(self.optional)'],
  [
    'has(self.both) && self.both != null || has(self.both) && self.both != null && self.flag',
    'cel/constant-condition',
    'self.both != null',
  ],
  ['self.flag || true', 'cel/constant-condition', 'true'],
  ['self.Count > 1', 'cel/unknown-field', 'Count'],
  ['self.inner.deep == self.parts', 'cel/unguarded-optional', 'self.inner'],
  ['self.name.matches("a(?=b)")', 'cel/unsupported-pattern', '"a(?=b)"'],
  ['self.name.matches(self.color)', 'cel/unsupported-pattern', 'self.color'],
  ['duration("1ns") < duration("1h")', 'cel/possible-runtime-error', '"1ns"'],
  ['self.tags.all(t, self.tags.all(t, t == ""))', 'cel/shadowed-variable', 't'],
  ['self.count', 'cel/not-boolean', 'self.count'],
  ['self.maybe', 'cel/unguarded-nullable', 'self.maybe'],
];

describe('the type checker', () => {
  it.each(validRules)('accepts %s', (text) => {
    expect(checkThingRule(text).map(({ code, message, excerpt }) => [code, message, excerpt])).toEqual([]);
  });
  it.each(invalidRules)('rejects %s: %s', (text, code, excerpt) => {
    const [first] = checkThingRule(text);
    expect([first?.code, first?.excerpt]).toEqual([code, excerpt]);
  });
  it('reports the constant operand of a condition, but not the condition', () => {
    expect(
      checkThingRule('((self.count >= 1 && self.flag) == false) || self.ratio > 1.0').map(({ code, excerpt }) => [
        code,
        excerpt,
      ]),
    ).toEqual([['cel/constant-condition', 'self.count >= 1']]);
  });
  it.each([
    ['getFullYear', 1, 9999],
    ['getMonth', 0, 11],
    ['getDate', 1, 31],
    ['getDayOfMonth', 0, 30],
    ['getDayOfWeek', 0, 6],
    ['getDayOfYear', 0, 365],
    ['getHours', 0, 23],
    ['getMinutes', 0, 59],
    ['getSeconds', 0, 59],
    ['getMilliseconds', 0, 999],
  ])('knows that %s returns %i to %i', (getter, min, max) => {
    const codes = (condition: string): readonly string[] =>
      checkThingRule(`self.flag || now.${getter}() ${condition}`).map(({ code }) => code);
    expect([codes(`== ${min}`), codes(`== ${max}`)]).toEqual([[], []]);
    expect([codes(`< ${min}`), codes(`> ${max}`)]).toEqual([['cel/constant-condition'], ['cel/constant-condition']]);
  });
  it('suggests a field for a misspelled one, and reports where it is defined', () => {
    const [problem] = checkThingRule('self.cuont > 1');
    expect(problem?.message).toBe('unknown field `cuont` in Thing');
    expect(problem?.help).toBe('did you mean `count`?');
    expect(problem?.related?.map(({ location, message }) => [location.line, message])).toEqual([
      [31, '`count` declared here'],
    ]);
  });
  it('names nested objects by their path', () => {
    expect(checkThingRule('has(self.inner) && self.inner.deep.valeu > 1')[0]?.message).toBe(
      'unknown field `valeu` in Thing.inner.deep',
    );
  });
  it('accepts a chain of 900 operands, and rejects a rule with too many tokens', () => {
    const sum = Array.from({ length: 900 }, () => 'self.count').join(' + ');
    expect(checkThingRule(`${sum} > 1`)).toEqual([]);
    const conditions = Array.from({ length: 1200 }, (_, index) => `self.count != ${index + 2} && self.ratio > 1.0`);
    expect(checkThingRule(conditions.join(' || '))[0]?.message).toContain('tokens');
  });
  it('reports extremely deep nesting as a syntax error', () => {
    const [problem] = checkThingRule(`${'('.repeat(20_000)}self.flag${')'.repeat(20_000)}`);
    expect(problem?.code).toBe('cel/syntax-error');
  });
});

it.each([
  ['application/json', []],
  ['text/json; charset=utf-8', []],
  ['application/a+b+json', []],
  ['model/gltf+json', []],
  ['application/json-seq', ['cel/unknown-variable']],
])('type-checks preconditions against a body of the media type %s: %j', async (mediaType, codes) => {
  const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
  const operation = {
    'x-preconditions': [{ id: 'a', rule: 'body.a != ""', message: 'It must not be empty.' }],
    'x-access': { public: true },
    requestBody: { required: true, content: { [mediaType]: { schema } } },
    responses: { 200: { description: 'OK' } },
  };
  const { api, report } = await modelOf({
    'document.json': JSON.stringify({
      openapi: '3.1.0',
      'x-ashlar': { version: 1 },
      info: { title: 't', version: '1' },
      paths: { '/a': { post: operation } },
    }),
  });
  if (api) compileRules(api, report);
  expect(report.diagnostics.flatMap(({ code }) => (code.startsWith('cel/') ? [code] : []))).toEqual(codes);
});

it.each([
  ['paths', 'has no read-only fields', ['cel/unknown-field']],
  ['webhooks', 'has read-only fields, because the API sends it', []],
])('type-checks preconditions of operations in %s: the body %s', async (root, _, codes) => {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string', readOnly: true } } };
  const operation = {
    'x-preconditions': [{ id: 'a', rule: 'body.id != ""', message: 'It must not be empty.' }],
    'x-access': { public: true },
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 200: { description: 'OK' } },
  };
  const { api, report } = await modelOf({
    'document.json': JSON.stringify({
      openapi: '3.1.0',
      'x-ashlar': { version: 1 },
      info: { title: 't', version: '1' },
      [root]: { '/a': { post: operation } },
    }),
  });
  if (api) compileRules(api, report);
  expect(report.diagnostics.flatMap(({ code }) => (code.startsWith('cel/') ? [code] : []))).toEqual(codes);
});

// Detection of regular expressions with catastrophic backtracking (ReDoS).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translateRe2Pattern } from '../../src/generator/cel/re2-pattern.ts';
import { findSlowInput } from '../../src/generator/openapi/regex-safety/find-slow-input.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createReport, type Report } from '../../src/generator/diagnostics/report.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createDiskReader } from '../../src/generator/source/disk-reader.ts';
import { compileRules } from '../../src/generator/model/expressions/compile-rules.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';

const exponential = [
  '^(a+)+$',
  '(a*)*b',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^([a-z]+)*$',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(a{1,30}){1,30}$',
  '^(.*,)*x$',
  '^(?=(a+)+$)b',
  '^(?:a?){30}a{30}$',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$',
  '^(?:\\w+\\s?)+$',
  '(?:\\d|[0-5])+x',
  '^(?<x>a+)+b\\k<x>$',
  '^(a+)\\1+$',
  // Only the character between the ranges matches both.
  '^(?:[^\\0-\\xff]|[^\\u0101-\\u{10ffff}])+x$',
];
const polynomial = ['^\\d+\\d+$', '^[^@]+@[^@]+\\.[^@]+$', '^.*foo.*$', 'a+a+a+b'];
const safe = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  '^(\\d{1,3}\\.){3}\\d{1,3}$',
  '^[A-Za-z0-9._-]+$',
  '^[a-z]{1,63}(\\.[a-z]{1,63}){0,10}$',
  '^\\s+|\\s+$',
  '^(([a-z]{1,63}\\.)*)x$',
  '^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}[0-9]+$',
  '^a*$',
  '.*',
  '^.*$',
  '^(a|b)*c',
  '[a-z]+[0-9]+',
  '^(?!-)[a-z-]+(?<!-)$',
  '^(["\']).*\\1$',
  '^(a|\\1b)\\1c$',
];

describe('findSlowInput', () => {
  it.each([...exponential, ...polynomial])('finds a slow input for %s', (pattern) =>
    expect(findSlowInput(pattern)).toBeDefined(),
  );
  it.each(safe)('finds no slow input for %s', (pattern) => expect(findSlowInput(pattern)).toBeUndefined());
  it.each(exponential)('finds a short slow input for the exponential pattern %s', (pattern) =>
    expect(findSlowInput(pattern, 120)).toBeDefined(),
  );
  it.each(polynomial)('finds no short slow input for the polynomial pattern %s', (pattern) =>
    expect(findSlowInput(pattern, 100)).toBeUndefined(),
  );

  it('does not throw for any pattern', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'a',
            'b',
            '.',
            '\\w',
            '[a-z]',
            '(',
            ')',
            '(?:',
            '|',
            '*',
            '+',
            '?',
            '{2,9}',
            '^',
            '$',
            '(?=',
            '\\b',
            '\\1',
            '\\2',
          ),
          { maxLength: 12 },
        ),
        (parts) => {
          expect(() => findSlowInput(parts.join(''))).not.toThrow();
        },
      ),
    );
  });
});

const documentWithThing = (schema: unknown): object => ({
  openapi: '3.1.0',
  'x-ashlar': { version: 1 },
  info: { title: 'test', version: '1' },
  components: { schemas: { Thing: schema } },
});

/** Builds the model of a document; returns it and the report. */
async function build(
  document: string,
  options: { readonly slowPatterns?: 'warn' | 'error'; readonly allowErrors?: boolean } = {},
): Promise<{ readonly api: Api | undefined; readonly report: Report }> {
  const report = createReport();
  const { api } = await buildModel(
    { document: 'document.json', overlays: [], ...options },
    createInMemoryReader(new Map([['document.json', document]])),
    report,
  );
  return { api, report };
}

it('reports a slow pattern at its location', async () => {
  const document = documentWithThing({
    type: 'object',
    required: ['a'],
    properties: {
      a: { type: 'string', pattern: '^(a+)+$' },
      b: { type: 'string', maxLength: 100, pattern: '^\\d+\\d+$' },
    },
    patternProperties: { '^(x|x)*$': true },
    'x-rules': [{ id: 'a-syntax', rule: 'self.a.matches("^(b+)+$")', message: 'It must be valid.' }],
  });
  const text = JSON.stringify(document, undefined, 2);
  const { api, report } = await build(text);
  if (api) compileRules(api, report);
  const diagnostics = report.diagnostics.map(
    ({ code, severity, location }) =>
      `${severity} ${code} ${text.split('\n')[(location?.line ?? 0) - 1]?.trim() ?? ''}`,
  );
  expect(diagnostics).toEqual([
    'warning document/slow-pattern "pattern": "^(a+)+$"',
    'warning document/slow-pattern "^(x|x)*$": true',
    'warning cel/slow-pattern "rule": "self.a.matches(\\"^(b+)+$\\")",',
  ]);
});

it('reports a slow pattern as an error if the option is set and the pattern has no safe equivalent', async () => {
  const severities = async (
    slowPatterns: 'warn' | 'error',
    pattern: string,
    rulePattern: string,
  ): Promise<readonly string[]> => {
    const document = documentWithThing({
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string', pattern } },
      'x-rules': [{ id: 'a-syntax', rule: `self.a.matches("${rulePattern}")`, message: 'It must be valid.' }],
    });
    const { report } = await build(JSON.stringify(document), { slowPatterns, allowErrors: true });
    return report.diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  };
  expect(await severities('warn', '^(a|aa)+$', '^(b|bb)+$')).toEqual([
    'warning document/slow-pattern',
    'warning cel/slow-pattern',
  ]);
  expect(await severities('error', '^(a|aa)+$', '^(b|bb)+$')).toEqual([
    'error document/slow-pattern',
    'error cel/slow-pattern',
  ]);
  expect(await severities('error', '^(a+)+$', '^(b+)+$')).toEqual([
    'warning document/slow-pattern',
    'warning cel/slow-pattern',
  ]);
});

it('reports no slow pattern in spec/', async () => {
  const report = createReport();
  const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
  if (api) compileRules(api, report);
  expect(report.diagnostics.map(({ code }) => code).filter((code) => code.endsWith('slow-pattern'))).toEqual([]);
});

it('reports an invalid pattern in a key of patternProperties', async () => {
  const { report } = await build(JSON.stringify(documentWithThing({ patternProperties: { '(': true } })));
  expect(report.diagnostics.map(({ code }) => code)).toEqual(['document/invalid-pattern']);
});

it('reports a pattern whose groups are nested too deeply', async () => {
  const listCodes = async (pattern: string): Promise<readonly string[]> => {
    const { report } = await build(JSON.stringify(documentWithThing({ type: 'string', pattern })));
    return report.diagnostics.map(({ code }) => code);
  };
  expect(await listCodes('('.repeat(501) + 'a' + ')'.repeat(501))).toEqual(['document/invalid-pattern']);
  expect(await listCodes('(?:'.repeat(20_000) + 'a' + ')'.repeat(20_000))).toEqual(['document/invalid-pattern']);
  expect(await listCodes('('.repeat(500) + 'a' + ')'.repeat(500))).toEqual([]);
  expect(await listCodes('(a)'.repeat(600) + '[(]\\('.repeat(600))).toEqual([]);
  expect(translateRe2Pattern('('.repeat(501) + 'a' + ')'.repeat(501))).toEqual({
    offset: 0,
    message: 'groups are nested more than 500 levels deep',
  });
});

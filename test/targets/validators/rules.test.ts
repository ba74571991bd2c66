// Rules in validators: reported at their field, and skipped if a value that they read is invalid.

import { describe, expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const rule = (id: string, expression: string, field?: string): object => ({
  id,
  rule: expression,
  message: `${id} is broken`,
  ...(field !== undefined && { field }),
});

const validators = await loadValidators(
  await modelOf(
    documentOf(
      {
        Check: {
          type: 'object',
          required: ['interval', 'timeout'],
          properties: {
            interval: { type: 'integer' },
            timeout: { type: 'integer' },
            label: { type: 'string' },
            id: { type: 'integer', readOnly: true },
            nodes: { type: 'array', items: { type: 'object', properties: { weight: { type: 'integer' } } } },
          },
          'x-rules': [
            rule('interval-exceeds-timeout', 'self.interval > self.timeout', 'interval'),
            rule('label-is-long', '!has(self.label) || size(self.label) > 2', 'label'),
            rule('id-is-even', '!has(self.id) || self.id % 2 == 0', 'id'),
            rule(
              'weights-add-up',
              '!has(self.nodes) || self.nodes.all(node, has(node.weight) && node.weight > 0)',
              'nodes',
            ),
          ],
        },
        Holder: { type: 'object', properties: { check: { $ref: '#/components/schemas/Check' } } },
        Card: {
          type: 'object',
          required: ['year'],
          properties: { year: { type: 'integer' } },
          'x-rules': [rule('not-expired', 'self.year >= now.getFullYear()', 'year')],
        },
      },
      { 'x-ashlar': { version: 1 } },
    ),
  ),
);

const listProblems = (type: string, value: unknown): readonly string[] =>
  validators
    .schema(type)
    .check(value)
    .map(({ pointer, keyword, schema, message }) => `${pointer} ${keyword} ${schema}: ${message}`);

describe('a rule', () => {
  it('is reported at its field if it is violated, and makes the value invalid', () => {
    expect(listProblems('Check', { interval: 5, timeout: 9, id: 2 })).toEqual([
      '/interval rule interval-exceeds-timeout: interval-exceeds-timeout is broken',
    ]);
    expect(validators.schema('Check').is({ interval: 5, timeout: 9 })).toBe(false);
    expect(validators.schema('Check').is({ interval: 10, timeout: 9 })).toBe(true);
    expect(listProblems('Holder', { check: { interval: 5, timeout: 9 } })).toEqual([
      '/check/interval rule interval-exceeds-timeout: interval-exceeds-timeout is broken',
    ]);
  });

  it('is reported together with problems of other properties', () => {
    expect(listProblems('Check', { interval: 5, timeout: 9, label: 5 })).toEqual([
      '/label type #/components/schemas/Check/properties/label/type: must be a string',
      '/interval rule interval-exceeds-timeout: interval-exceeds-timeout is broken',
    ]);
  });

  it('is not evaluated, and does not throw, if a value that it reads is invalid', () => {
    for (const value of [
      {},
      { interval: 5 },
      { interval: '5', timeout: 9 },
      { interval: 5, timeout: null },
      null,
      [],
      5,
      { interval: 9, timeout: 5, nodes: [null] },
      { interval: 9, timeout: 5, nodes: 7 },
    ]) {
      expect(listProblems('Check', value).filter((line) => line.includes(' rule '))).toEqual([]);
    }
  });

  it('is not evaluated in a request if it reads a read-only property', () => {
    expect(listProblems('Check', { interval: 9, timeout: 5, id: 3 })).toEqual([
      '/id rule id-is-even: id-is-even is broken',
    ]);
    expect(listProblems('CheckRequest', { interval: 9, timeout: 5, id: 3 })).toEqual([]);
  });

  it('receives the current time as an argument if it reads `now`', () => {
    expect(validators.call('checkCard', { year: 2030 }, Date.UTC(2030, 5, 1))).toEqual([]);
    expect(validators.call('checkCard', { year: 2030 }, Date.UTC(2031, 5, 1))).toHaveLength(1);
    expect(validators.schema('Card').check({ year: 9999 })).toEqual([]);
  });

  it('is omitted with the option `rules: skip`', async () => {
    const api = await modelOf(
      documentOf(
        {
          A: {
            type: 'object',
            required: ['a'],
            properties: { a: { type: 'integer' } },
            'x-rules': [rule('positive', 'self.a > 0')],
          },
        },
        { 'x-ashlar': { version: 1 } },
      ),
    );
    expect((await loadValidators(api)).schema('A').check({ a: 0 })).toEqual([
      { pointer: '', field: '', keyword: 'rule', schema: 'positive', message: 'positive is broken' },
    ]);
    expect((await loadValidators(api, { rules: 'skip' })).schema('A').check({ a: 0 })).toEqual([]);
  });
});

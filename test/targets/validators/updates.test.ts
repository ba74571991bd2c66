// Updates: complete values, conditions that apply after the merge, and rules that compare with `old`.

import { describe, expect, it, test } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const rule = (id: string, expression: string, field?: string): object => ({
  id,
  rule: expression,
  message: `${id}.`,
  ...(field !== undefined && { field }),
});

const schemas = {
  Disk: {
    type: 'object',
    required: ['id', 'size', 'kind', 'range'],
    properties: {
      id: { type: 'integer', readOnly: true },
      size: { type: 'integer' },
      kind: { type: 'string' },
      port: { type: 'integer' },
      range: ref('Range'),
    },
    'x-rules': [
      rule('grows', 'self.size >= old.size', 'size'),
      rule('is-even', 'self.size % 2 == 0', 'size'),
      rule('is-small', 'self.size < 100', 'size'),
      rule('is-alike', 'self.kind == old.kind || self.size > 50'),
    ],
  },
  Range: {
    type: 'object',
    required: ['from', 'to'],
    properties: { from: { type: 'integer' }, to: { type: 'integer' } },
    'x-rules': [rule('is-in-order', 'self.from <= self.to')],
  },
  DiskUpdate: {
    type: 'object',
    additionalProperties: false,
    properties: {
      size: { type: 'integer', not: { enum: [13] } },
      kind: { type: 'string', not: { const: 'none' }, if: { pattern: '^x' }, then: { minLength: 3 } },
      port: { not: { const: 5 } },
      range: ref('Range'),
      tags: { type: 'array', not: { maxItems: 0 }, items: { oneOf: [{ type: 'integer' }, { multipleOf: 2 }] } },
    },
    if: { properties: { kind: { const: 'net' } }, required: ['kind'] },
    then: { required: ['port'] },
    dependentRequired: { size: ['kind'] },
  },
};

const { call } = await loadValidators(
  await modelOf(
    documentOf(schemas, {
      'x-ashlar': { version: 1 },
      paths: {
        '/disks/{diskId}': {
          'x-resource': { schema: 'Disk', parameter: 'diskId' },
          parameters: [{ name: 'diskId', in: 'path', required: true, schema: { type: 'integer' } }],
          put: {
            operationId: 'updateDisk',
            parameters: [
              { name: 'page', in: 'query', schema: { type: 'integer' } },
              {
                name: 'X-Range',
                in: 'header',
                schema: { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } },
              },
            ],
            'x-effect': { kind: 'update', merge: 'deep' },
            requestBody: json(ref('DiskUpdate')),
            responses: { 200: { description: 'Done.' } },
          },
        },
      },
    }),
  ),
);

const formatProblems = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(
    ({ pointer, keyword, message }) => `${pointer} ${keyword === 'rule' ? message : keyword}`,
  );
const checkSent = (value: unknown): readonly string[] =>
  formatProblems(call('checkUpdateDiskBody', 'application/json', value));
const checkMerged = (value: unknown, old?: unknown): readonly string[] =>
  formatProblems(call('checkUpdateDiskMerged', value, 0, old));

describe('the body of an update', () => {
  it('is validated completely in properties that are not objects', () => {
    expect(checkSent({ size: 13 })).toEqual(['/size not']);
    expect(checkSent({ kind: 'none' })).toEqual(['/kind not']);
    expect(checkSent({ kind: 'xy' })).toEqual(['/kind minLength']);
    expect(checkSent({ port: 5 })).toEqual(['/port not']);
    expect(checkSent({ tags: [] })).toEqual(['/tags not']);
    expect(checkSent({ tags: [2] })).toEqual(['/tags/0 oneOf']);
  });

  it('is not checked against conditions that the merge may still satisfy', () => {
    expect(checkSent({ kind: 'net' })).toEqual([]);
    expect(checkSent({ size: 2 })).toEqual([]);
    expect(checkSent({ range: { from: 5 } })).toEqual([]);
  });
});

const disk = { id: 1, size: 10, kind: 'ssd', range: { from: 1, to: 2 } };

describe('the merged value', () => {
  it("must satisfy the body's conditions, but none of its other keywords", () => {
    expect(checkMerged(disk, disk)).toEqual([]);
    expect(checkMerged({ ...disk, kind: 'net' }, { ...disk, kind: 'net' })).toEqual(['/port required']);
    expect(checkMerged({ ...disk, kind: 'net', port: 7 }, { ...disk, kind: 'net' })).toEqual([]);
    expect(checkMerged({ ...disk, range: { from: 3, to: 2 } }, disk)).toEqual(['/range is-in-order.']);
  });

  it('is compared with the old value', () => {
    expect(checkMerged({ ...disk, size: 8 }, disk)).toEqual(['/size grows.']);
    expect(checkMerged({ ...disk, kind: 'hdd' }, disk)).toEqual([' is-alike.']);
    expect(checkMerged({ ...disk, kind: 'hdd', size: 60 }, disk)).toEqual([]);
  });

  it('is not compared if a value that the rule reads is invalid or unknown', () => {
    expect(checkMerged({ ...disk, size: 8 })).toEqual([]);
    expect(checkMerged({ ...disk, size: '8' }, disk)).toEqual(['/size type']);
    expect(checkMerged({ ...disk, size: 8 }, { ...disk, size: '9' })).toEqual([]);
    expect(checkMerged({ ...disk, size: 8 }, { size: 9 })).toEqual(['/size grows.']);
  });

  it('is reported for every rule that it violates', () => {
    expect(checkMerged({ ...disk, size: 101 }, disk)).toEqual(['/size is-even.', '/size is-small.']);
  });
});

describe('the parameters of an update', () => {
  const read = (path: string, query: string, headers: object = {}): unknown =>
    call('readUpdateDiskParameters', { path: { diskId: path }, query, headers });

  test('include the path parameters if they are valid', () => {
    expect(read('12', 'page=x')).toEqual({
      ok: false,
      path: { diskId: 12 },
      problems: [expect.objectContaining({ pointer: '/query/page' })],
    });
    expect(read('12', 'page=2')).toMatchObject({ ok: true, value: { path: { diskId: 12 }, query: { page: 2 } } });
    expect(read('x', 'page=y')).toEqual({
      ok: false,
      problems: [
        expect.objectContaining({ pointer: '/path/diskId' }),
        expect.objectContaining({ pointer: '/query/page' }),
      ],
    });
  });

  test('are percent-decoded in header objects, except for malformed encoding', () => {
    expect(read('12', '', { 'x-range': 'from, 10%25, to,%4g' })).toMatchObject({
      value: { header: { 'X-Range': { from: '10%', to: '%4g' } } },
    });
  });
});

describe('rules in the body schema', () => {
  const placeSchema = {
    type: 'object',
    properties: { x: { type: 'integer' } },
    'x-rules': [rule('is-right', '!has(self.x) || self.x > 0', 'x')],
  };
  const boxSchemas = {
    Box: {
      type: 'object',
      required: ['id', 'low', 'high', 'secret'],
      properties: {
        id: { type: 'integer', readOnly: true },
        low: { type: ['integer', 'null'] },
        high: { type: 'integer' },
        secret: { type: 'string', writeOnly: true },
        at: { type: 'object' },
        all: { type: 'array' },
        ratio: { type: 'number' },
      },
      'x-rules': [rule('is-secret', '!has(self.secret) || self.secret != "open"', 'secret')],
    },
    Place: placeSchema,
    Ordered: {
      'x-rules': [rule('is-ordered', '!has(self.low) || !has(self.high) || self.low < self.high', 'low')],
      type: 'object',
      properties: { low: { type: 'integer' }, high: { type: 'integer' } },
    },
    BoxUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['high'],
      allOf: [ref('Ordered')],
      properties: {
        low: {},
        high: { type: 'integer' },
        secret: { type: 'string' },
        at: ref('Place'),
        all: { type: 'array', items: ref('Place') },
        ratio: { type: 'number' },
        kind: { type: 'string' },
      },
      'x-rules': [
        rule('only-grows', 'self.high >= old.high', 'high'),
        rule('is-even', 'self.high % 2 == 0', 'high'),
        rule('is-past', '!has(self.ratio) || timestamp("2020-01-01T00:00:00Z") < now', 'ratio'),
      ],
      oneOf: [
        { properties: { kind: { const: 'a' } } },
        {
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: 'b' }, ratio: { type: 'number' } },
          'x-rules': [rule('b-is-small', '!has(self.ratio) || self.ratio < 1.0', 'ratio')],
        },
      ],
    },
  };

  test('are evaluated on the merged value, at any depth and in closed bodies', async () => {
    const put = {
      operationId: 'updateBox',
      'x-effect': { kind: 'update', merge: 'deep' },
      requestBody: json(ref('BoxUpdate')),
      responses: { 200: { description: 'Done.' } },
    };
    const parameters = [{ name: 'boxId', in: 'path', required: true, schema: { type: 'integer' } }];
    const validators = await loadValidators(
      await modelOf(
        documentOf(boxSchemas, {
          'x-ashlar': { version: 1 },
          paths: { '/boxes/{boxId}': { 'x-resource': { schema: 'Box', parameter: 'boxId' }, parameters, put } },
        }),
      ),
    );
    const box = { id: 1, low: 1, high: 2, kind: 'a' };
    const listViolations = (change: object, now = Date.now(), old: unknown = box): readonly string[] =>
      formatProblems(validators.call('checkUpdateBoxMerged', { ...box, ...change }, now, old));
    expect(listViolations({})).toEqual([]);
    expect(listViolations({ high: 4 })).toEqual([]);
    expect(listViolations({ high: 3 })).toEqual(['/high is-even.']);
    expect(listViolations({ high: 0 })).toEqual(['/low is-ordered.', '/high only-grows.']);
    expect(listViolations({ low: 2 })).toEqual(['/low is-ordered.']);
    expect(listViolations({ low: null })).toEqual([]);
    expect(listViolations({ at: { x: 0 } })).toEqual(['/at/x is-right.']);
    expect(listViolations({ all: [{ x: 1 }, { x: -1, y: 2 }] })).toEqual(['/all/1/x is-right.']);
    expect(listViolations({ secret: 'open' })).toEqual(['/secret is-secret.']);
    expect(listViolations({ ratio: 0.5 }, 0)).toEqual(['/ratio is-past.']);
    expect(listViolations({ kind: 'b', ratio: 2 })).toEqual(['/ratio b-is-small.']);
  });
});

it('evaluates rules of a nullable schema only for objects', async () => {
  const Box = {
    type: ['object', 'null'],
    required: ['low', 'high'],
    properties: { low: { type: 'integer' }, high: { type: 'integer' } },
    'x-rules': [
      rule('is-ordered', 'self.low <= self.high', 'low'),
      rule('only-grows', 'self.high >= old.high', 'high'),
    ],
  };
  const put = {
    operationId: 'updateBox',
    'x-effect': { kind: 'update' },
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    responses: { 200: { description: 'Done.' } },
  };
  const parameters = [{ name: 'boxId', in: 'path', required: true, schema: { type: 'integer' } }];
  const validators = await loadValidators(
    await modelOf(
      documentOf(
        { Box },
        {
          'x-ashlar': { version: 1 },
          paths: { '/boxes/{boxId}': { 'x-resource': { schema: 'Box', parameter: 'boxId' }, parameters, put } },
        },
      ),
    ),
  );
  const box = validators.schema('Box');
  expect([box.is(null), box.is({ low: 1, high: 2 }), box.is({ low: 3, high: 2 })]).toEqual([true, true, false]);
  const listViolations = (value: unknown, old: unknown): readonly string[] =>
    formatProblems(validators.call('checkUpdateBoxMerged', value, Date.now(), old));
  expect(listViolations({ low: 1, high: 2 }, { low: 1, high: 3 })).toEqual(['/high only-grows.']);
  expect([listViolations({ low: 1, high: 2 }, null), listViolations(null, { low: 1, high: 2 })]).toEqual([[], []]);
});

it('reports a rule that reads `old` if no operation updates its schema', async () => {
  const api = await modelOf(
    documentOf(
      {
        Pet: {
          type: 'object',
          required: ['a'],
          properties: { a: { type: 'integer' } },
          'x-rules': [rule('grows', 'self.a > old.a')],
        },
      },
      { 'x-ashlar': { version: 1 } },
    ),
  );
  const report = createReport();
  validatorPages(api, { packages: false, importExtension: '.ts' }, report);
  expect(report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'validators/old-value-unavailable: the rule `grows` reads `old`, but no operation updates a resource of this schema',
  ]);
});

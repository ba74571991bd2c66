// Updates: what is sent whole is judged whole, conditions wait for the merge, and rules of a change see what was stored.

import { describe, expect, it } from 'vitest';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport, type Report } from '../../../src/generator/diagnostics/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const rule = (id: string, text: string, field?: string): object => ({
  id,
  rule: text,
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

const { exports } = await loadValidators(
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

function call(name: string, ...values: readonly unknown[]): unknown {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`nothing is exported as ${name}`);
  return Reflect.apply(found, undefined, values);
}
const lines = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(
    ({ pointer, keyword, message }) => `${pointer} ${keyword === 'rule' ? message : keyword}`,
  );
const sent = (value: unknown): readonly string[] => lines(call('checkUpdateDiskBody', 'application/json', value));
const merged = (value: unknown, old?: unknown): readonly string[] =>
  lines(call('checkUpdateDiskMerged', value, 0, old));

describe('what is sent', () => {
  it('and is no object is judged whole', () => {
    expect(sent({ size: 13 })).toEqual(['/size not']);
    expect(sent({ kind: 'none' })).toEqual(['/kind not']);
    expect(sent({ kind: 'xy' })).toEqual(['/kind minLength']);
    expect(sent({ port: 5 })).toEqual(['/port not']);
    expect(sent({ tags: [] })).toEqual(['/tags not']);
    expect(sent({ tags: [2] })).toEqual(['/tags/0 oneOf']);
  });

  it('meets no condition that the merge may still meet', () => {
    expect(sent({ kind: 'net' })).toEqual([]);
    expect(sent({ size: 2 })).toEqual([]);
    expect(sent({ range: { from: 5 } })).toEqual([]);
  });
});

const disk = { id: 1, size: 10, kind: 'ssd', range: { from: 1, to: 2 } };

describe('what is merged', () => {
  it('meets the conditions of the body, and nothing else of it', () => {
    expect(merged(disk, disk)).toEqual([]);
    expect(merged({ ...disk, kind: 'net' }, { ...disk, kind: 'net' })).toEqual(['/port required']);
    expect(merged({ ...disk, kind: 'net', port: 7 }, { ...disk, kind: 'net' })).toEqual([]);
    expect(merged({ ...disk, range: { from: 3, to: 2 } }, disk)).toEqual(['/range is-in-order.']);
  });

  it('is compared with what was stored', () => {
    expect(merged({ ...disk, size: 8 }, disk)).toEqual(['/size grows.']);
    expect(merged({ ...disk, kind: 'hdd' }, disk)).toEqual([' is-alike.']);
    expect(merged({ ...disk, kind: 'hdd', size: 60 }, disk)).toEqual([]);
  });

  it('is not compared where what is read of one of the two is not sound, or unknown', () => {
    expect(merged({ ...disk, size: 8 })).toEqual([]);
    expect(merged({ ...disk, size: '8' }, disk)).toEqual(['/size type']);
    expect(merged({ ...disk, size: 8 }, { ...disk, size: '9' })).toEqual([]);
    expect(merged({ ...disk, size: 8 }, { size: 9 })).toEqual(['/size grows.']);
  });

  it('breaks every rule that it breaks', () => {
    expect(merged({ ...disk, size: 101 }, disk)).toEqual(['/size is-even.', '/size is-small.']);
  });
});

describe('what is read of a request', () => {
  const read = (path: string, query: string, headers: object = {}): unknown =>
    call('readUpdateDiskParameters', { path: { diskId: path }, query, headers });

  it('has the path, where that is right', () => {
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

  it('has the parts of a header without their percent-encoding, and what is encoded wrongly as it is', () => {
    expect(read('12', '', { 'x-range': 'from, 10%25, to,%4g' })).toMatchObject({
      value: { header: { 'X-Range': { from: '10%', to: '%4g' } } },
    });
  });
});

describe('rules of the body', () => {
  const place = {
    type: 'object',
    properties: { x: { type: 'integer' } },
    'x-rules': [rule('is-right', '!has(self.x) || self.x > 0', 'x')],
  };
  const wholes = {
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
    Place: place,
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

  it('are judged on what is merged, wherever they stand and however closed the body is', async () => {
    const put = {
      operationId: 'updateBox',
      'x-effect': { kind: 'update', merge: 'deep' },
      requestBody: json(ref('BoxUpdate')),
      responses: { 200: { description: 'Done.' } },
    };
    const parameters = [{ name: 'boxId', in: 'path', required: true, schema: { type: 'integer' } }];
    const { exports: made } = await loadValidators(
      await modelOf(
        documentOf(wholes, {
          'x-ashlar': { version: 1 },
          paths: { '/boxes/{boxId}': { 'x-resource': { schema: 'Box', parameter: 'boxId' }, parameters, put } },
        }),
      ),
    );
    const check = made['checkUpdateBoxMerged'];
    if (typeof check !== 'function') throw new Error('there is no check of what is merged');
    const box = { id: 1, low: 1, high: 2, kind: 'a' };
    const broken = (change: object, at = Date.now(), old: unknown = box): readonly string[] =>
      lines(Reflect.apply(check, undefined, [{ ...box, ...change }, at, old]));
    expect(broken({})).toEqual([]);
    expect(broken({ high: 4 })).toEqual([]);
    expect(broken({ high: 3 })).toEqual(['/high is-even.']);
    expect(broken({ high: 0 })).toEqual(['/low is-ordered.', '/high only-grows.']);
    expect(broken({ low: 2 })).toEqual(['/low is-ordered.']);
    expect(broken({ low: null })).toEqual([]);
    expect(broken({ at: { x: 0 } })).toEqual(['/at/x is-right.']);
    expect(broken({ all: [{ x: 1 }, { x: -1, y: 2 }] })).toEqual(['/all/1/x is-right.']);
    expect(broken({ secret: 'open' })).toEqual(['/secret is-secret.']);
    expect(broken({ ratio: 0.5 }, 0)).toEqual(['/ratio is-past.']);
    expect(broken({ kind: 'b', ratio: 2 })).toEqual(['/ratio b-is-small.']);
  });
});

it('rules of what may be null are asked of objects alone', async () => {
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
  const loaded = await loadValidators(
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
  const box = loaded.schema('Box');
  expect([box.is(null), box.is({ low: 1, high: 2 }), box.is({ low: 3, high: 2 })]).toEqual([true, true, false]);
  const broken = (value: unknown, old: unknown): readonly string[] =>
    lines(Reflect.apply(loaded.exports['checkUpdateBoxMerged'] as () => unknown, undefined, [value, Date.now(), old]));
  expect(broken({ low: 1, high: 2 }, { low: 1, high: 3 })).toEqual(['/high only-grows.']);
  expect([broken({ low: 1, high: 2 }, null), broken(null, { low: 1, high: 2 })]).toEqual([[], []]);
});

it('a rule of a change that no update comes to is told', async () => {
  const { api, report } = await reported(
    documentOf(
      {
        Lone: {
          type: 'object',
          required: ['a'],
          properties: { a: { type: 'integer' } },
          'x-rules': [rule('grows', 'self.a > old.a')],
        },
      },
      { 'x-ashlar': { version: 1 } },
    ),
  );
  validatorPages(api, { packages: false, importExtension: '.ts' }, report);
  expect(report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'validators/old-value-unavailable: the rule grows reads `old`, and no operation updates a resource of this schema',
  ]);
});

async function reported(document: object): Promise<{ readonly api: Api; readonly report: Report }> {
  const report = createReport();
  return { api: await modelOf(document), report };
}

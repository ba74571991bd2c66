// Updates: what is sent whole is judged whole, conditions wait for the merge, and rules of a change see what was stored.

import { describe, expect, it } from 'vitest';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { createReport, type Report } from '../../../src/generator/report/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const rule = (id: string, text: string, field?: string): object => ({ id, rule: text, message: `${id}.`, ...(field !== undefined && { field }) });

const schemas = {
  Disk: {
    type: 'object',
    required: ['id', 'size', 'kind', 'range'],
    properties: { id: { type: 'integer', readOnly: true }, size: { type: 'integer' }, kind: { type: 'string' }, port: { type: 'integer' }, range: ref('Range') },
    'x-rules': [rule('grows', 'self.size >= old.size', 'size'), rule('is-even', 'self.size % 2 == 0', 'size'), rule('is-small', 'self.size < 100', 'size'), rule('is-alike', 'self.kind == old.kind || self.size > 50')],
  },
  Range: { type: 'object', required: ['from', 'to'], properties: { from: { type: 'integer' }, to: { type: 'integer' } }, 'x-rules': [rule('is-in-order', 'self.from <= self.to')] },
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
            parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }, { name: 'X-Range', in: 'header', schema: { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } } }],
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
const lines = (problems: unknown): readonly string[] => (problems as readonly Problem[]).map(({ pointer, keyword, message }) => `${pointer} ${keyword === 'rule' ? message : keyword}`);
const sent = (value: unknown): readonly string[] => lines(call('checkUpdateDiskBody', 'application/json', value));
const merged = (value: unknown, old?: unknown): readonly string[] => lines(call('checkUpdateDiskMerged', value, 0, old));

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

  it('is not compared where one of the two is not sound, or unknown', () => {
    expect(merged({ ...disk, size: 8 })).toEqual([]);
    expect(merged({ ...disk, size: '8' }, disk)).toEqual(['/size type']);
    expect(merged({ ...disk, size: 8 }, { size: 9 })).toEqual([]);
  });

  it('breaks every rule that it breaks', () => {
    expect(merged({ ...disk, size: 101 }, disk)).toEqual(['/size is-even.', '/size is-small.']);
  });
});

describe('what is read of a request', () => {
  const read = (path: string, query: string, headers: object = {}): unknown => call('readUpdateDiskParameters', { path: { diskId: path }, query, headers });

  it('has the path, where that is right', () => {
    expect(read('12', 'page=x')).toEqual({ ok: false, path: { diskId: 12 }, problems: [expect.objectContaining({ pointer: '/query/page' })] });
    expect(read('12', 'page=2')).toMatchObject({ ok: true, value: { path: { diskId: 12 }, query: { page: 2 } } });
    expect(read('x', 'page=y')).toEqual({ ok: false, problems: [expect.objectContaining({ pointer: '/path/diskId' }), expect.objectContaining({ pointer: '/query/page' })] });
  });

  it('has headers as they were sent, which are not percent-encoded', () => {
    expect(read('12', '', { 'x-range': 'from, 10%25, to,%41' })).toMatchObject({ value: { header: { 'X-Range': { from: '10%25', to: '%41' } } } });
  });
});

it('a rule of a change that no update comes to is told', async () => {
  const { api, report } = await reported(documentOf({ Lone: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } }, 'x-rules': [rule('grows', 'self.a > old.a')] } }, { 'x-ashlar': { version: 1 } }));
  validatorPages(api, { packages: false, importExtension: '.ts' }, report);
  expect(report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual(['validators/rule-without-update: the rule grows reads `old`, and no operation updates a resource of this schema']);
});

async function reported(document: object): Promise<{ readonly api: Api; readonly report: Report }> {
  const report = createReport();
  return { api: await modelOf(document), report };
}

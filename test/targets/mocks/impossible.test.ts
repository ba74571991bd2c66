// Schemas for which no value was found: generation names them, and factories of other schemas do without them.

import { expect, it } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { mocks as target } from '../../../src/generator/targets/mocks/target.ts';
import { plainSources } from '../../compile/render-unformatted-output.ts';
import { modelOf } from '../model-of.ts';
import { factoryOf, loadMocks } from './load-mocks.ts';

const document = `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    get:
      operationId: getA
      responses:
        '200':
          description: ok
          headers: { X-Digits: { required: true, schema: { $ref: '#/components/schemas/Digits' } }, X-Optional: { schema: false } }
          content: { application/json: { schema: { type: object, required: [a], properties: { a: { $ref: '#/components/schemas/Digits' } } } } }
components:
  schemas:
    Digits: { type: string, pattern: '^[0-9]+$', enum: [small] }
    Owner: { type: object, required: [digits], properties: { digits: { $ref: '#/components/schemas/Digits' } } }
    Optional:
      type: object
      properties:
        digits: { $ref: '#/components/schemas/Digits' }
        owners: { type: array, items: { $ref: '#/components/schemas/Owner' } }
        either: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: integer }] }
`;

it('reports each of them', async () => {
  const report = createReport();
  target.plan(await modelOf(document), { settings: plainSources, report });
  expect(report.diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`)).toEqual([
    'warning output/no-mock-value cannot create the body of `getA` 200: found no value that satisfies the schema',
    'warning output/no-mock-value cannot create a value of `Digits`: found no value that satisfies the schema',
    'warning output/no-mock-value cannot create a value of `Owner`: found no value that satisfies the schema',
  ]);
});

it('reports headers if there are handlers, which send them', async () => {
  const report = createReport();
  target.plan(await modelOf(document), { settings: { ...plainSources, mocks: { msw: true } }, report });
  expect(report.diagnostics.map(({ message }) => message)).toContain(
    'cannot create the header `X-Digits` of `getA` 200: found no value that satisfies the schema and that a header can have',
  );
  expect(report.diagnostics).toHaveLength(4);
});

it('reports headers whose values or names cannot be sent', async () => {
  const schemas = {
    'X-Line': "type: string, pattern: '^\\n$'",
    'X-Space': "type: string, pattern: '^ a$'",
    'X-Word': "enum: ['日本', ' c ']",
    'X Bad': 'type: string',
    'X-Some': "enum: ['日本', a]",
    'X-List': "type: array, minItems: 1, items: { enum: ['日本', ' c '] }",
  };
  const headers = Object.entries(schemas).map(([name, schema]) => `${name}: { required: true, schema: { ${schema} } }`);
  const report = createReport();
  target.plan(await modelOf(document.replace(/headers: .*/, () => `headers: { ${headers.join(', ')} }`)), {
    settings: { ...plainSources, mocks: { msw: true } },
    report,
  });
  const reported = report.diagnostics.map(({ code, message }) => `${code} ${message}`);
  expect(reported.filter((each) => each.includes('header'))).toEqual(
    ['X-Line', 'X-Space', 'X-Word', 'X Bad'].map(
      (name) =>
        `output/no-mock-value cannot create the header \`${name}\` of \`getA\` 200: found no value that satisfies the schema and that a header can have`,
    ),
  );
});

it('throws an error in their factories only', async () => {
  const mocks = await loadMocks(await modelOf(document));
  expect(() => factoryOf(mocks, 'aDigits')()).toThrow(
    'cannot create Digits: found no value that satisfies the schema: add a valid example to it',
  );
  expect(() => factoryOf(mocks, 'anOwner')()).toThrow(
    'cannot create Owner: found no value that satisfies the schema: add a valid example to it',
  );
  expect(() => factoryOf(mocks, 'getAResponses 200 application/json')()).toThrow('cannot create the body of getA 200');
  const values = Array.from({ length: 100 }, (_, seed) => factoryOf(mocks, 'anOptional')(undefined, { seed }));
  expect(mocks.validators['checkOptional'] && values.flatMap(mocks.validators['checkOptional'])).toEqual([]);
  expect(values).toContainEqual({ owners: [], either: expect.any(Number) as number });
});

it('creates short strings of the format byte', async () => {
  const short = document.replace(/\n    Digits: .*/, '\n    Digits: { type: string, format: byte, maxLength: 3 }');
  const mocks = await loadMocks(await modelOf(short));
  expect(factoryOf(mocks, 'aDigits')()).toBe('');
  expect(factoryOf(mocks, 'anOwner')()).toEqual({ digits: '' });
});

// Schemas of spec/: their examples are valid, and mutated examples get the same result as with Ajv.

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { compileRules } from '../../../src/generator/model/expressions/compile-rules.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../../src/generator/source/disk-reader.ts';
import { analyzeVariants } from '../../../src/generator/targets/validators/validation-variant.ts';
import { document } from '../../spec/validator.ts';
import { loadValidators } from './load.ts';
import { deepFreeze, type JsonValue } from './random-values.ts';

const report = createReport();
const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
if (!api) throw new Error('spec/ has errors');
const shapeValidators = await loadValidators(api, { rules: 'skip' });
const validators = await loadValidators(api);
const variants = analyzeVariants(api, compileRules(api, report));

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'spec', ...document });

const schemas = api.schemas.map(({ id, name, jsonSchema }) => ({
  id,
  type: name.type,
  examples: typeof jsonSchema === 'object' ? (jsonSchema.annotations.examples ?? []) : [],
}));
// Ajv neither rejects write-only properties in responses nor checks rounding.
const comparableSchemas = schemas.filter(({ id }) => variants.equivalentDirection(id, 'exact') === 'response');

test.each(schemas)('accepts the examples of $id', ({ type, examples }) => {
  for (const example of examples) expect(validators.schema(type).check(example), JSON.stringify(example)).toEqual([]);
});

test.each(comparableSchemas)('agrees with Ajv about mutated examples of $id', ({ id, type, examples }) => {
  const validator = shapeValidators.schema(type);
  const validate = ajv.compile({ $ref: `spec#/components/schemas/${id}` });
  for (const value of [...standardValues, ...examples.flatMap((example) => listMutations(example))]) {
    const expected = validate(value);
    const problems = validator.check(deepFreeze(value));
    expect(problems.length === 0, `${JSON.stringify(value)} ${JSON.stringify(problems)}`).toBe(expected);
    expect(validator.is(value)).toBe(expected);
  }
});

test.each(['http', 'tcp'])('rejects a certificate and a key in a complete config with protocol %s', (protocol) => {
  const pem = (name: string): string => `-----BEGIN ${name}-----\nMIIBhTCCASugAwIBAgIQ\n-----END ${name}-----\n`;
  const config = validators.schema('NodeBalancerConfigRebuild');
  const listFields = (fields: object): readonly string[] =>
    config.check({ protocol, nodes: [], ...fields }).map(({ field }) => field);
  expect(listFields({ ssl_cert: null, ssl_key: null })).toEqual([]);
  expect(listFields({ ssl_cert: pem('CERTIFICATE') })).toEqual(['ssl_cert']);
  expect(listFields({ ssl_key: pem('PRIVATE KEY') })).toEqual(['ssl_key']);
  expect(config.is({ protocol, nodes: [], ssl_cert: pem('CERTIFICATE') })).toBe(false);
  expect(config.is({ protocol: 'https', nodes: [], ssl_cert: pem('CERTIFICATE'), ssl_key: pem('PRIVATE KEY') })).toBe(
    true,
  );
});

test('compares more than 90 percent of the schemas', () => {
  expect(comparableSchemas.length).toBeGreaterThan(api.schemas.length * 0.9);
});

const standardValues: readonly JsonValue[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  'A',
  '2030-01-15T10:20:30Z',
  [],
  {},
  [1],
  { a: 1 },
];

/** Returns mutations of a value: each nested value is replaced, removed, or duplicated in turn. */
function listMutations(value: JsonValue): readonly JsonValue[] {
  if (typeof value === 'string')
    return [
      ...standardValues,
      `${value}x`,
      value.slice(1),
      value.repeat(40),
      value.toUpperCase(),
      `\n${value}`,
      `${value}\n`,
    ];
  if (typeof value === 'number') return [...standardValues, value + 1, -value, value + 0.5, value * 1e6];
  if (typeof value !== 'object' || value === null) return standardValues;
  if (isArray(value)) {
    const replacedValues = value.flatMap((item, position) =>
      listMutations(item).map((mutation) => value.map((original, index) => (index === position ? mutation : original))),
    );
    return [
      ...standardValues,
      ...replacedValues,
      value.slice(1),
      [...value, ...value],
      ...value.map((_, position) => value.filter((__, index) => index !== position)),
    ];
  }
  const properties = Object.entries(value);
  const replacedValues = properties.flatMap(([name, property]) =>
    listMutations(property).map((mutation) => ({ ...value, [name]: mutation })),
  );
  const removedValues = properties.map(([name]) => Object.fromEntries(properties.filter(([other]) => other !== name)));
  return [...standardValues, ...replacedValues, ...removedValues, { ...value, unknown: 1 }];
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

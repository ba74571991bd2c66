// Every schema of spec/: its examples are valid, and each mutation of them gets the verdict that Ajv gives.

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/pipeline.ts';
import { compileRules } from '../../../src/generator/model/expressions/compile-rules.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../../src/generator/source/load-sources.ts';
import { analyzeVariants } from '../../../src/generator/targets/validators/validation-variant.ts';
import { document } from '../../spec/validator.ts';
import { loadValidators } from './load.ts';
import { frozen, type JsonValue } from './values.ts';

const report = createReport();
const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
if (!api) throw new Error('spec/ has errors');
const loaded = await loadValidators(api, { rules: 'leave' });
const ruled = await loadValidators(api);
const readings = analyzeVariants(api, compileRules(api, report));

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'spec', ...document });

const named = api.schemas.map(({ id, name, jsonSchema }) => ({
  id,
  type: name.type,
  examples: typeof jsonSchema === 'object' ? (jsonSchema.annotations.examples ?? []) : [],
}));
// Write-only members are no part of a response, and rounded ones are bound in it: Ajv knows neither.
const comparable = named.filter(({ id }) => readings.equivalentDirection(id, 'exact') === 'response');

test.each(named)('the examples of $id are valid', ({ type, examples }) => {
  for (const example of examples) expect(ruled.schema(type).check(example), JSON.stringify(example)).toEqual([]);
});

test.each(comparable)('mutations of the examples of $id', ({ id, type, examples }) => {
  const ours = loaded.schema(type);
  const judge = ajv.compile({ $ref: `spec#/components/schemas/${id}` });
  for (const value of [...standard, ...examples.flatMap((example) => mutations(example))]) {
    const wanted = judge(value);
    const problems = ours.check(frozen(value));
    expect(problems.length === 0, `${JSON.stringify(value)} ${JSON.stringify(problems)}`).toBe(wanted);
    expect(ours.is(value)).toBe(wanted);
  }
});

test.each(['http', 'tcp'])('a complete config with the protocol %s has no certificate and no key', (protocol) => {
  const pem = (name: string): string => `-----BEGIN ${name}-----\nMIIBhTCCASugAwIBAgIQ\n-----END ${name}-----\n`;
  const config = ruled.schema('NodeBalancerConfigRebuild');
  const fields = (more: object): readonly string[] =>
    config.check({ protocol, nodes: [], ...more }).map(({ field }) => field);
  expect(fields({ ssl_cert: null, ssl_key: null })).toEqual([]);
  expect(fields({ ssl_cert: pem('CERTIFICATE') })).toEqual(['ssl_cert']);
  expect(fields({ ssl_key: pem('PRIVATE KEY') })).toEqual(['ssl_key']);
  expect(config.is({ protocol, nodes: [], ssl_cert: pem('CERTIFICATE') })).toBe(false);
  expect(config.is({ protocol: 'https', nodes: [], ssl_cert: pem('CERTIFICATE'), ssl_key: pem('PRIVATE KEY') })).toBe(
    true,
  );
});

test('most schemas are compared', () => {
  expect(comparable.length).toBeGreaterThan(api.schemas.length * 0.9);
});

const standard: readonly JsonValue[] = [
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

/** The value with one place after the other replaced, left out, or put twice. */
function mutations(value: JsonValue): readonly JsonValue[] {
  if (typeof value === 'string')
    return [
      ...standard,
      `${value}x`,
      value.slice(1),
      value.repeat(40),
      value.toUpperCase(),
      `\n${value}`,
      `${value}\n`,
    ];
  if (typeof value === 'number') return [...standard, value + 1, -value, value + 0.5, value * 1e6];
  if (typeof value !== 'object' || value === null) return standard;
  if (isList(value)) {
    const inside = value.flatMap((item, at) =>
      mutations(item).map((other) => value.map((each, index) => (index === at ? other : each))),
    );
    return [
      ...standard,
      ...inside,
      value.slice(1),
      [...value, ...value],
      ...value.map((_, at) => value.filter((__, index) => index !== at)),
    ];
  }
  const members = Object.entries(value);
  const inside = members.flatMap(([name, member]) => mutations(member).map((other) => ({ ...value, [name]: other })));
  const without = members.map(([name]) => Object.fromEntries(members.filter(([other]) => other !== name)));
  return [...standard, ...inside, ...without, { ...value, unknown: 1 }];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

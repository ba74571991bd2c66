// Claims in docs/validators.md about formats and functions, checked against the generator.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../../src/generator/source/disk-reader.ts';
import { numberFormats, stringFormats } from '../../../src/generator/targets/validators/formats.ts';
import { createBodyCheck } from '../../../src/runtime/parameters/body-check.ts';
import { loadValidators } from './load.ts';

const page = readFileSync(new URL('../../../docs/validators.md', import.meta.url), 'utf8');

it('lists exactly the validated formats', () => {
  const [, formatList = ''] = /Validated formats are (.*?)\. /.exec(page) ?? [];
  const listedFormats = [...formatList.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(listedFormats.toSorted()).toEqual([...stringFormats.keys(), ...numberFormats.keys()].toSorted());
});

it('documents that only the range of all media types accepts a body without one', () => {
  expect(page).toContain('Only the range `*/*` accepts a missing type.');
  expect(createBodyCheck({ 'application/json': undefined, 'text/*': undefined })(undefined, 1)).toHaveLength(1);
  expect(createBodyCheck({ 'application/json': undefined, '*/*': undefined })(undefined, 1)).toEqual([]);
});

it('documents that a config with protocol http and a certificate is invalid, but can be valid as a body', async () => {
  const report = createReport();
  const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
  if (!api) throw new Error('spec/ has errors');
  const validators = await loadValidators(api);
  const callDocumented = (name: string, ...values: readonly unknown[]): unknown => {
    expect(page).toContain(`\`${name}\``);
    return validators.call(name, ...values);
  };
  const ssl_cert = '-----BEGIN CERTIFICATE-----\nMIIBhTCCASugAwIBAgIQ\n-----END CERTIFICATE-----\n';
  const body = { protocol: 'http', nodes: [], ssl_cert };
  expect(callDocumented('checkNodeBalancerConfigRebuild', body)).toMatchObject([{ field: 'ssl_cert' }]);
  expect(callDocumented('isNodeBalancerConfigRebuild', body)).toBe(false);
  expect(callDocumented('checkRebuildNodeBalancerConfigBody', 'application/json', body)).toEqual([]);
  expect(callDocumented('checkRebuildNodeBalancerConfigRules', body)).toEqual([]);
  const [stored] = api.schemas.flatMap(({ id, jsonSchema }) =>
    id === 'NodeBalancerConfig' && typeof jsonSchema === 'object' ? (jsonSchema.annotations.examples ?? []) : [],
  );
  const merged = { ...(stored as object), protocol: 'http', ssl_cert };
  const listFields = (old: object): readonly string[] =>
    (callDocumented('checkRebuildNodeBalancerConfigMerged', merged, 0, old) as readonly { field: string }[]).map(
      ({ field }) => field,
    );
  expect(listFields({ ...merged })).not.toContain('ssl_cert');
  expect(listFields({ ...merged, ssl_cert: null })).toContain('ssl_cert');
});

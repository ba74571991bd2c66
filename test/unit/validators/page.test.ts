// What docs/validators.md states of formats and of functions holds.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../../src/generator/source/load-sources.ts';
import { numberFormats, stringFormats } from '../../../src/generator/targets/validators/formats.ts';
import { loadValidators } from './load.ts';

const page = readFileSync(new URL('../../../docs/validators.md', import.meta.url), 'utf8');

it('the formats that the page lists are those that values are validated by', () => {
  const [, listed = ''] = /Validated formats are (.*?)\. /.exec(page) ?? [];
  const named = [...listed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual([...stringFormats.keys(), ...numberFormats.keys()].toSorted());
});

it('a config with a certificate and the protocol http is rejected by itself; as a body it depends on the stored config', async () => {
  const report = createReport();
  const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
  if (!api) throw new Error('spec/ has errors');
  const loaded = await loadValidators(api);
  const called = (name: string, ...values: readonly unknown[]): unknown => {
    expect(page).toContain(`\`${name}\``);
    return Reflect.apply(loaded.exports[name] as () => unknown, undefined, values);
  };
  const ssl_cert = '-----BEGIN CERTIFICATE-----\nMIIBhTCCASugAwIBAgIQ\n-----END CERTIFICATE-----\n';
  const body = { protocol: 'http', nodes: [], ssl_cert };
  expect(called('checkNodeBalancerConfigRebuild', body)).toMatchObject([{ field: 'ssl_cert' }]);
  expect(called('isNodeBalancerConfigRebuild', body)).toBe(false);
  expect(called('checkRebuildNodeBalancerConfigBody', 'application/json', body)).toEqual([]);
  expect(called('checkRebuildNodeBalancerConfigRules', body)).toEqual([]);
  const [stored] = api.schemas.flatMap(({ id, jsonSchema }) =>
    id === 'NodeBalancerConfig' && typeof jsonSchema === 'object' ? (jsonSchema.annotations.examples ?? []) : [],
  );
  const merged = { ...(stored as object), protocol: 'http', ssl_cert };
  const fields = (old: object): readonly string[] =>
    (called('checkRebuildNodeBalancerConfigMerged', merged, 0, old) as readonly { readonly field: string }[]).map(
      ({ field }) => field,
    );
  expect(fields({ ...merged })).not.toContain('ssl_cert');
  expect(fields({ ...merged, ssl_cert: null })).toContain('ssl_cert');
});

// Canonical document: valid, idempotent, and equivalent to its source.

import { describe, expect, it } from 'vitest';
import { printJson } from '../../../src/generator/code/json/print-json.ts';
import { printYaml } from '../../../src/generator/code/json/print-yaml.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { printModel } from '../../../src/generator/model/print/print-model.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { loadModel } from '../../models.ts';
import { modelAt, modelOf } from '../model-of.ts';
import { validate } from './validate.ts';

/** Golden cases that swagger-parser rejects, each with the reason. */
const rejectedCases: Readonly<Record<string, string>> = {
  'unspecified-everywhere':
    'swagger-parser does not support servers in links and x- keywords in callbacks, which OpenAPI allows',
  'parts-lossless': 'the schema of swagger-parser misspells the description of a server variable',
};

/** Golden cases whose canonical document loses information, each with the reason. */
const lossyCases: Readonly<Record<string, string>> = {
  'dynamic-ref': 'the canonical document has no dynamic scope, and a diagnostic reports this',
  'facet-reference': 'as in dynamic-ref',
  'facet-resource': 'as in dynamic-ref',
  'name-collision': 'the numeric suffix of a second schema becomes part of its name',
  'path-item-ref-siblings':
    'the numeric suffix of an operation whose path item is referenced twice becomes part of its name',
};

const specCase = { claim: 'spec/', load: () => loadModel('spec/openapi.yaml') };
const goldenSources = goldenCases()
  .filter(({ config }) => config.overlays.length === 0)
  .map(({ claim, document, inputs }) => ({ claim, load: () => modelAt(document, inputs) }));

describe.each([specCase, ...goldenSources])('$claim', ({ claim, load }) => {
  const model = load();
  let canonicalModel: Promise<Api> | undefined;
  /** Returns the model of the canonical document, which all tests share. */
  const getCanonicalModel = (canonicalJson: string): Promise<Api> => (canonicalModel ??= modelOf(canonicalJson));

  it('is valid', async (context) => {
    const api = await model;
    if (!api || Object.hasOwn(rejectedCases, claim)) return context.skip();
    await validate(JSON.parse(printJson(printDocument(api))));
  });

  it('is its own canonical document, in JSON and YAML', async (context) => {
    const api = await model;
    if (!api) return context.skip();
    const canonicalJson = printJson(printDocument(api));
    expect(printJson(printDocument(await getCanonicalModel(canonicalJson)))).toBe(canonicalJson);
    expect(printJson(printDocument(await modelOf(printYaml(printDocument(api)))))).toBe(canonicalJson);
  });

  it('has the same model as its source', async (context) => {
    const api = await model;
    if (!api || Object.hasOwn(lossyCases, claim)) return context.skip();
    expect(printModel(await getCanonicalModel(printJson(printDocument(api))))).toBe(printModel(api));
  });
});

it('is an OpenAPI 3.2 document if only a nested callback needs it', async () => {
  const callback = (method: string, callbacks?: object): object => ({
    done: { '{$request.body#/url}': { [method]: { responses: { 200: { description: 'OK.' } }, callbacks } } },
  });
  const post = { responses: { 200: { description: 'OK.' } }, callbacks: callback('post', callback('query')) };
  const document = { openapi: '3.2.0', info: { title: 'Jobs', version: '1' }, paths: { '/jobs': { post } } };
  expect(printDocument(await modelOf(JSON.stringify(document)))).toMatchObject({ openapi: '3.2.0' });
});

// The canonical document is valid, idempotent, and equivalent to its source.

import { describe, expect, it } from 'vitest';
import { printJson } from '../../../src/generator/code/json/json.ts';
import { printYaml } from '../../../src/generator/code/json/yaml.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { printModel } from '../../../src/generator/model/print/print-model.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { loadModel } from '../../models.ts';
import { modelAt, modelOf } from '../model-of.ts';
import { validate } from './validate.ts';

/** Golden cases that swagger-parser rejects, each with the reason. */
const invalid: Readonly<Record<string, string>> = {
  'left-open-everywhere':
    'swagger-parser does not support servers of links and x- keywords of callbacks, which OpenAPI allows',
  'parts-lossless': 'the schema of swagger-parser misspells the description of a server variable',
};

/** Golden cases whose canonical document loses information, each with the reason. */
const lossy: Readonly<Record<string, string>> = {
  'dynamic-ref': 'the canonical document has no dynamic scope, and a diagnostic reports this',
  'name-collision': 'the numeric suffix of a second schema becomes part of its name',
  'path-item-beside-its-reference':
    'the numeric suffix of an operation whose path item is referenced twice becomes part of its name',
};

const specCase = { claim: 'spec/', load: () => loadModel('spec/openapi.yaml') };
const goldens = goldenCases()
  .filter(({ config }) => config.overlays.length === 0)
  .map(({ claim, document, inputs }) => ({ claim, load: () => modelAt(document, inputs) }));

describe.each([specCase, ...goldens])('$claim', ({ claim, load }) => {
  const model = load();
  let reread: Promise<Api> | undefined;
  const rereadFrom = (printed: string): Promise<Api> => (reread ??= modelOf(printed));

  it('is valid', async (context) => {
    const api = await model;
    if (!api || Object.hasOwn(invalid, claim)) return context.skip();
    await validate(JSON.parse(printJson(printDocument(api))));
  });

  it('is its own canonical document, in JSON and YAML', async (context) => {
    const api = await model;
    if (!api) return context.skip();
    const printed = printJson(printDocument(api));
    expect(printJson(printDocument(await rereadFrom(printed)))).toBe(printed);
    expect(printJson(printDocument(await modelOf(printYaml(printDocument(api)))))).toBe(printed);
  });

  it('has the same model as its source', async (context) => {
    const api = await model;
    if (!api || Object.hasOwn(lossy, claim)) return context.skip();
    expect(printModel(await rereadFrom(printJson(printDocument(api))))).toBe(printModel(api));
  });
});

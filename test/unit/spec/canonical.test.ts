// The canonical document is valid, is its own canonical document, and gives the same model as its sources.

import { describe, expect, it } from 'vitest';
import { printJson } from '../../../src/generator/code/json/json.ts';
import { printYaml } from '../../../src/generator/code/json/yaml.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { printModel } from '../../../src/generator/model/print-model.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { modelOfFile } from '../../models.ts';
import { modelAt, modelOf } from '../targets/model-of.ts';
import { validate } from './validate.ts';

/** Goldens that the outside judge refuses, each with the reason. */
const invalid: Readonly<Record<string, string>> = {
  'left-open-everywhere':
    'the judge knows neither the server of a link nor the x- keywords of a callback, and OpenAPI has both',
  'parts-lossless': "the judge's own schema misspells the description of a server's variable",
};

/** Goldens whose canonical document says less, each with the reason. */
const lossy: Readonly<Record<string, string>> = {
  'dynamic-ref': 'there is no dynamic scope in the canonical document, and the report says so',
  'name-collision': 'the number that a second schema was given is part of its name now',
  'path-item-beside-its-reference':
    'the number that an operation was given whose path item is referred to twice is part of its name now',
};

const own = { claim: 'spec/', load: () => modelOfFile('spec/openapi.yaml') };
const goldens = goldenCases()
  .filter(({ config }) => config.overlays.length === 0)
  .map(({ claim, document, inputs }) => ({ claim, load: () => modelAt(document, inputs) }));

describe.each([own, ...goldens])('$claim', ({ claim, load }) => {
  const model = load();
  let reread: Promise<Api> | undefined;
  const rereadFrom = (printed: string): Promise<Api> => (reread ??= modelOf(printed));

  it('is valid', async (context) => {
    const api = await model;
    if (!api || Object.hasOwn(invalid, claim)) return context.skip();
    await validate(JSON.parse(printJson(printDocument(api))));
  });

  it('is a fixpoint, from JSON and from YAML', async (context) => {
    const api = await model;
    if (!api) return context.skip();
    const printed = printJson(printDocument(api));
    expect(printJson(printDocument(await rereadFrom(printed)))).toBe(printed);
    expect(printJson(printDocument(await modelOf(printYaml(printDocument(api)))))).toBe(printed);
  });

  it('gives the same model', async (context) => {
    const api = await model;
    if (!api || Object.hasOwn(lossy, claim)) return context.skip();
    expect(printModel(await rereadFrom(printJson(printDocument(api))))).toBe(printModel(api));
  });
});

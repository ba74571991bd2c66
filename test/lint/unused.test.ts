// A component is used however a reference to it is written, as it is where code is generated; one that is only called otherwise is not.

import { describe, expect, it } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/pipeline.ts';
import { runRules } from '../../src/generator/commands/lint/run-rules.ts';
import { unusedComponent } from '../../src/generator/commands/lint/rules/correctness/unused.ts';
import { createSeveritySettings } from '../../src/generator/commands/lint/settings.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { memoryFiles } from '../golden-harness/files.ts';

const self = 'https://example.com/api';

/** A document that calls itself something, and answers with this schema. */
function documentOf(schemas: string, answer = '{}'): string {
  const response = `{ description: ok, content: { application/json: { schema: ${answer} } } }`;
  return `openapi: 3.2.0\n$self: ${self}\ninfo: { title: t, version: '1' }\npaths: { /p: { get: { operationId: p, responses: { '200': ${response} } } } }\ncomponents:\n  schemas:\n    Pet: { type: object }\n    ${schemas}\n`;
}

/** The components that nothing uses. */
async function unused(text: string, more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const files = memoryFiles(new Map(Object.entries({ 'api.yaml': text, ...more })));
  const report = createReport();
  const { sources, document, api } = await buildModel(
    { document: 'api.yaml', overlays: 'overlay.yaml' in more ? ['overlay.yaml'] : [] },
    files,
    report,
  );
  if (!document || !api) throw new Error(report.diagnostics[0]?.message ?? 'no model');
  const { findings } = runRules(
    { roots: sources.roots, diagnostics: [], document, api },
    [unusedComponent],
    createSeveritySettings({}, (path) => path),
  );
  return findings.map(({ message }) => message.replace(/^nothing uses the schema "(.*)"$/, '$1'));
}

const named = '#/components/schemas/Pet';

describe('what is referred to is used', () => {
  it.each([
    ['by a fragment', named],
    ['by the URI of the document', self + named],
    ['by a path from that URI', `api${named}`],
    ['by its file', `api.yaml${named}`],
  ])('%s', async (_how, ref) => {
    expect(
      await unused(
        documentOf(
          `Holder: { properties: { pet: { $ref: '${ref}' } } }`,
          `{ $ref: '${self}#/components/schemas/Holder' }`,
        ),
      ),
    ).toEqual([]);
    expect(
      await unused(
        documentOf(
          `Any: { oneOf: [{ type: object, properties: { kind: { type: string } } }], discriminator: { propertyName: kind, mapping: { pet: '${ref}' } } }`,
          "{ $ref: '#/components/schemas/Any' }",
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    ['by its dynamic anchor', '#node'],
    ['by the URI of the document and its dynamic anchor', `${self}#node`],
  ])('%s', async (_how, ref) => {
    expect(
      await unused(
        documentOf('Tree: { $dynamicAnchor: node }', `{ oneOf: [{ $dynamicRef: '${ref}' }, { $ref: '${named}' }] }`),
      ),
    ).toEqual([]);
  });
});

describe('a second name for a component', () => {
  it.each([
    ['a fragment', named],
    ['the URI of the document', self + named],
    ['its file', `api.yaml${named}`],
  ])('by %s is unused where nothing refers to either', async (_how, ref) => {
    expect(await unused(documentOf(`Alias: { $ref: '${ref}' }`))).toEqual(['Alias']);
    expect(await unused(documentOf(`Alias: { $ref: '${ref}' }`, `{ $ref: '${named}' }`))).toEqual([]);
  });

  it('that an overlay brings is one', async () => {
    const overlay = (ref: string): string =>
      `overlay: 1.0.0\ninfo: { title: t, version: '1' }\nactions: [{ target: $.components.schemas, update: { Alias: { $ref: '${ref}' } } }]`;
    expect(await unused(documentOf('', `{ $ref: '${named}' }`), { 'overlay.yaml': overlay(named) })).toEqual([]);
    expect(await unused(documentOf(''), { 'overlay.yaml': overlay(named) })).toEqual(['Alias']);
  });

  it('in another file publishes it', async () => {
    expect(
      await unused(documentOf('Toy: { $ref: toy.yaml }', `{ $ref: '${named}' }`), { 'toy.yaml': 'type: string' }),
    ).toEqual([]);
  });
});

// Detection of unused components, with every form of reference and with aliases.

import { describe, expect, it, test } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { runRules } from '../../../src/generator/commands/lint/run-rules.ts';
import { unusedComponent } from '../../../src/generator/commands/lint/rules/correctness/unused-components.ts';
import { createSeveritySettings } from '../../../src/generator/commands/lint/config.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

const self = 'https://example.com/api';

/** Creates a document with `$self`, component schemas, and a response schema. */
function documentOf(schemas: string, responseSchema = '{}'): string {
  const response = `{ description: ok, content: { application/json: { schema: ${responseSchema} } } }`;
  return `openapi: 3.2.0\n$self: ${self}\ninfo: { title: t, version: '1' }\npaths: { /p: { get: { operationId: p, responses: { '200': ${response} } } } }\ncomponents:\n  schemas:\n    Pet: { type: object }\n    ${schemas}\n`;
}

/** Returns the names of the unused schemas. */
async function unusedSchemas(
  text: string,
  otherFiles: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const files = createInMemoryReader(new Map(Object.entries({ 'api.yaml': text, ...otherFiles })));
  const report = createReport();
  const { sources, document, api } = await buildModel(
    { document: 'api.yaml', overlays: 'overlay.yaml' in otherFiles ? ['overlay.yaml'] : [] },
    files,
    report,
  );
  if (!document || !api) throw new Error(report.diagnostics[0]?.message ?? 'no model');
  const { findings } = runRules(
    { roots: sources.roots, diagnostics: [], document, api },
    [unusedComponent],
    createSeveritySettings({}, (path) => path),
  );
  return findings.map(({ message }) => message.replace(/^the schema `(.*)` is not used$/, '$1'));
}

const petRef = '#/components/schemas/Pet';

describe('a component is used if it is referenced', () => {
  test.each([
    ['by a fragment', petRef],
    ['by the URI of the document', self + petRef],
    ['by a URI relative to the document', `api${petRef}`],
    ['by its file name', `api.yaml${petRef}`],
  ])('%s', async (_description, ref) => {
    expect(
      await unusedSchemas(
        documentOf(
          `Holder: { properties: { pet: { $ref: '${ref}' } } }`,
          `{ $ref: '${self}#/components/schemas/Holder' }`,
        ),
      ),
    ).toEqual([]);
    expect(
      await unusedSchemas(
        documentOf(
          `Any: { oneOf: [{ type: object, properties: { kind: { type: string } } }], discriminator: { propertyName: kind, mapping: { pet: '${ref}' } } }`,
          "{ $ref: '#/components/schemas/Any' }",
        ),
      ),
    ).toEqual([]);
  });

  test.each([
    ['by its dynamic anchor', '#node'],
    ['by the URI of the document and its dynamic anchor', `${self}#node`],
  ])('%s', async (_description, ref) => {
    expect(
      await unusedSchemas(
        documentOf('Tree: { $dynamicAnchor: node }', `{ oneOf: [{ $dynamicRef: '${ref}' }, { $ref: '${petRef}' }] }`),
      ),
    ).toEqual([]);
  });
});

describe('an alias of a component', () => {
  test.each([
    ['a fragment', petRef],
    ['the URI of the document', self + petRef],
    ['its file', `api.yaml${petRef}`],
  ])('by %s is unused if neither the alias nor the component is referenced', async (_description, ref) => {
    expect(await unusedSchemas(documentOf(`Alias: { $ref: '${ref}' }`))).toEqual(['Alias']);
    expect(await unusedSchemas(documentOf(`Alias: { $ref: '${ref}' }`, `{ $ref: '${petRef}' }`))).toEqual([]);
  });

  it('can come from an overlay', async () => {
    const overlay = (ref: string): string =>
      `overlay: 1.0.0\ninfo: { title: t, version: '1' }\nactions: [{ target: $.components.schemas, update: { Alias: { $ref: '${ref}' } } }]`;
    const files = { 'overlay.yaml': overlay(petRef) };
    expect(await unusedSchemas(documentOf('', `{ $ref: '${petRef}' }`), files)).toEqual([]);
    expect(await unusedSchemas(documentOf(''), files)).toEqual(['Alias']);
  });

  test('for a component in another file is used even if it is not referenced', async () => {
    expect(
      await unusedSchemas(documentOf('Toy: { $ref: toy.yaml }', `{ $ref: '${petRef}' }`), {
        'toy.yaml': 'type: string',
      }),
    ).toEqual([]);
  });
});

// Lint findings in Swagger 2.0 documents, located in the original file instead of the converted document.

import { describe, expect, it } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/pipeline.ts';
import { runRules } from '../../../src/generator/commands/lint/run-rules.ts';
import { schemaDescription } from '../../../src/generator/commands/lint/rules/completeness/descriptions.ts';
import { unusedComponent } from '../../../src/generator/commands/lint/rules/correctness/unused-components.ts';
import type { LintFinding } from '../../../src/generator/commands/lint/finding.ts';
import { createSeveritySettings } from '../../../src/generator/commands/lint/config.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../../golden-harness/files.ts';

const document = `swagger: '2.0'
info: { title: Pets, version: '1' }
securityDefinitions:
  key: { type: apiKey, in: header, name: X-Key }
  spare: { type: basic }
security: [{ key: [] }]
parameters:
  page: { name: page, in: query, type: integer }
  pet: { name: pet, in: body, schema: { $ref: '#/definitions/Pet' } }
  sort: { name: sort, in: query, type: string }
  unread: { name: unread, in: body, schema: { type: object } }
responses:
  Failed: { description: failed, schema: { $ref: '#/definitions/Problem' } }
  Gone: { description: gone }
paths:
  /pets:
    post:
      parameters: [{ $ref: '#/parameters/page' }, { $ref: '#/parameters/pet' }]
      responses:
        '200': { description: ok }
        default: { $ref: '#/responses/Failed' }
definitions:
  Pet:
    type: object
    discriminator: kind
    properties: { kind: { type: string } }
  Cat:
    allOf: [{ $ref: '#/definitions/Pet' }, { type: object }]
  Siamese:
    allOf: [{ $ref: '#/definitions/Cat' }]
  Problem:
    type: object
  Left:
    type: object
`;

async function lint(text: string): Promise<readonly LintFinding[]> {
  const report = createReport();
  const {
    sources,
    document: parsedDocument,
    api,
  } = await buildModel(
    { document: 'api.yaml', overlays: [] },
    createInMemoryReader(new Map([['api.yaml', text]])),
    report,
  );
  if (!parsedDocument || !api) throw new Error(report.diagnostics[0]?.message ?? 'no model');
  return runRules(
    { roots: sources.roots, diagnostics: [], document: parsedDocument, api },
    [unusedComponent, schemaDescription],
    createSeveritySettings({}, (path) => path),
  ).findings;
}

describe('unused components of Swagger 2.0', () => {
  it('are the unreferenced definitions, parameters, responses, and security definitions', async () => {
    const unused = (await lint(document)).filter(({ code }) => code === unusedComponent.code);
    expect(unused.map(({ message, location }) => `${location?.line ?? 0}:${location?.column ?? 0} ${message}`)).toEqual(
      [
        '5:3 nothing uses the security definition "spare"',
        '10:3 nothing uses the parameter "sort"',
        '11:3 nothing uses the parameter "unread"',
        '14:3 nothing uses the response "Gone"',
        '33:3 nothing uses the definition "Left"',
      ],
    );
  });

  it('include the subtypes of an unreferenced type', async () => {
    const withoutReference = document.replace(", { $ref: '#/parameters/pet' }", '').replace(/ {2}pet: .*\n/, '');
    const unused = (await lint(withoutReference)).filter(({ code }) => code === unusedComponent.code);
    expect(unused.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['nothing uses the definition "Siamese"']),
    );
  });
});

it('locates a finding about a definition at its name', async () => {
  const [first] = (await lint(document)).filter(({ code }) => code === schemaDescription.code);
  expect(first?.location).toMatchObject({ line: 23, column: 3 });
});

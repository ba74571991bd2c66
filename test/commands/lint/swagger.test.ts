// Lint findings in Swagger 2.0 documents, located in the original file instead of the converted document.

import { describe, expect, it, test } from 'vitest';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { runRules } from '../../../src/generator/commands/lint/run-rules.ts';
import { schemaDescription } from '../../../src/generator/commands/lint/rules/completeness/descriptions.ts';
import { alwaysTrueKeyword } from '../../../src/generator/commands/lint/rules/vocabulary/ineffective-keywords.ts';
import { testRule } from '../../../src/generator/commands/lint/cli/test-rule.ts';
import { unusedComponent } from '../../../src/generator/commands/lint/rules/correctness/unused-components.ts';
import type { LintFinding } from '../../../src/generator/commands/lint/finding.ts';
import { createSeveritySettings } from '../../../src/generator/commands/lint/config.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

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

describe('unused components in Swagger 2.0 documents', () => {
  test('are the unreferenced definitions, parameters, responses, and security definitions', async () => {
    const unused = (await lint(document)).filter(({ code }) => code === unusedComponent.code);
    expect(unused.map(({ message, location }) => `${location?.line ?? 0}:${location?.column ?? 0} ${message}`)).toEqual(
      [
        '5:3 the security definition `spare` is not used',
        '10:3 the parameter `sort` is not used',
        '11:3 the parameter `unread` is not used',
        '14:3 the response `Gone` is not used',
        '33:3 the definition `Left` is not used',
      ],
    );
  });

  test('include the subtypes of an unreferenced type', async () => {
    const withoutReference = document.replace(", { $ref: '#/parameters/pet' }", '').replace(/ {2}pet: .*\n/, '');
    const unused = (await lint(withoutReference)).filter(({ code }) => code === unusedComponent.code);
    expect(unused.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['the definition `Siamese` is not used']),
    );
  });
});

it('locates a finding about a definition at its name', async () => {
  const [first] = (await lint(document)).filter(({ code }) => code === schemaDescription.code);
  expect(first?.location).toMatchObject({ line: 23, column: 3 });
});

test.each([
  ["openapi: '3.0.4'", 'components: { schemas: { A: { type: string, nullable: false } } }', 'nullable'],
  ["swagger: '2.0'", 'definitions: { A: { type: string, x-nullable: false } }', 'x-nullable'],
])('a false nullable keyword is redundant in %s', async (version, schemas, keyword) => {
  const text = `${version}\ninfo: { title: T, version: '1' }\npaths: {}\n${schemas}\n`;
  const { findings, fixed } = await testRule(alwaysTrueKeyword, text);
  expect([findings.map(({ message, location }) => [message, location?.line, location?.column]), fixed]).toEqual([
    [['`nullable` has no effect: false is the default', 4, schemas.indexOf(keyword) + 1]],
    text.replace(`, ${keyword}: false`, ''),
  ]);
});

// CRLF line endings in documents and templates do not affect the output.

import { describe, expect, test } from 'vitest';
import { listTemplates, readTemplate } from '../../src/generator/output/template-compiler.ts';
import { generateOutputs } from './outputs.ts';

const entry = `openapi: 3.1.0
info:
  title: Line endings
  version: '1'
  description: |
    A paragraph of
    two lines.

    | Column | Other |
    |---|---|
    | a | b |

    \`\`\`yaml
    fenced:
      code: true
    \`\`\`
servers: [{ url: https://lines.example.test }]
x-ashlar:
  version: 1
tags:
  - name: Things
    description: >
      Folded over
      two lines.

      And another paragraph.
paths:
  /things/{id}:
    $ref: parts/things.yaml
components:
  schemas:
    Thing:
      type: object
      description: "A quoted text over
        two lines.

        And a second paragraph."
      properties:
        id: { type: integer }
        note:
          type: string
          pattern: '^[^\\r]*$'
          default: |+
            Text

        from: { type: integer }
        to: { type: integer }
      required: [id, from, to]
      x-rules:
        - id: ordered
          rule: |-
            self.from
              <= self.to
          message: |-
            \`from\` has to be
            at most \`to\`.
`;

const part = `get:
  operationId: getThing
  tags: [Things]
  summary: Gets a thing
  description: |2-

      indented code

    and then prose  
    with a hard break
  parameters:
    - { name: id, in: path, required: true, schema: { type: integer } }
  responses:
    '200':
      description: |
        The thing.
      content:
        application/json:
          schema: { $ref: '../openapi.yaml#/components/schemas/Thing' }
          example:
            id: 1
            from: 1
            to: 2
            note: |
              Line one
              line two
    '4XX': { $ref: './problems.json#/Any' }
`;

const problems = `{
  "Any": {
    "description": "A problem\\nover two lines",
    "content": { "application/json": { "schema": { "type": "object",
      "properties": { "title": { "type": "string" } } } } }
  }
}
`;

const files = new Map([
  ['openapi.yaml', entry],
  ['parts/things.yaml', part],
  ['parts/problems.json', problems],
]);
const withCrlf = (text: string): string => text.replaceAll('\n', '\r\n');
const crlfFiles = new Map([...files].map(([path, text]) => [path, withCrlf(text)]));

describe('CRLF line endings', () => {
  test('in a document split into several YAML and JSON files do not change the output', async () => {
    const reference = await generateOutputs(files, 'openapi.yaml');
    const crlfOutputs = await generateOutputs(crlfFiles, 'openapi.yaml');
    expect(crlfOutputs).toEqual(reference);
    expect(Object.keys(crlfOutputs).filter((path) => crlfOutputs[path]?.includes('\r'))).toEqual([]);
    expect(Object.values(crlfOutputs).some((text) => text.includes('two lines'))).toBe(true);
  });

  test('in a single JSON document do not change the output', async () => {
    const spec = (await generateOutputs(files, 'openapi.yaml'))['spec/openapi.json'] ?? '';
    const json = (text: string) => generateOutputs(new Map([['one.json', text]]), 'one.json');
    expect(await json(withCrlf(spec))).toEqual(await json(spec));
  });

  test('in templates do not change the output', async () => {
    const templates = (transform: (text: string) => string) =>
      new Map(listTemplates().map((name) => [name, { text: transform(readTemplate(name)), file: `${name}.hbs` }]));
    expect(await generateOutputs(files, 'openapi.yaml', templates(withCrlf))).toEqual(
      await generateOutputs(files, 'openapi.yaml'),
    );
  });
});

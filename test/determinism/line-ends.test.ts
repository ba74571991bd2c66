// A checkout with CRLF yields what one with LF does, whatever was checked out: YAML, JSON, parts, overlays' prose, templates.

import { describe, expect, it } from 'vitest';
import { listTemplates, readTemplate } from '../../src/generator/output/handlebars.ts';
import { outputsOf } from './outputs.ts';

const entry = `openapi: 3.1.0
info:
  title: Line ends
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
          pattern: '^[^\\r\\n]*$'
          default: |+
            Kept

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
const windows = (text: string): string => text.replaceAll('\n', '\r\n');
const checkedOut = new Map([...files].map(([path, text]) => [path, windows(text)]));

describe('a checkout with CRLF', () => {
  it('of a document in YAML and JSON, in several files, yields the same bytes', async () => {
    const reference = await outputsOf(files, 'openapi.yaml');
    const made = await outputsOf(checkedOut, 'openapi.yaml');
    expect(made).toEqual(reference);
    expect(Object.keys(made).filter((path) => made[path]?.includes('\r'))).toEqual([]);
    expect(Object.values(made).some((text) => text.includes('two lines'))).toBe(true);
  });

  it('of one JSON document, too', async () => {
    const [spec = ''] = [(await outputsOf(files, 'openapi.yaml'))['spec/openapi.json']];
    const json = (text: string) => outputsOf(new Map([['one.json', text]]), 'one.json');
    expect(await json(windows(spec))).toEqual(await json(spec));
  });

  it('of templates yields the same bytes', async () => {
    const templates = (change: (text: string) => string) =>
      new Map(listTemplates().map((name) => [name, { text: change(readTemplate(name)), file: `${name}.hbs` }]));
    expect(await outputsOf(files, 'openapi.yaml', templates(windows))).toEqual(await outputsOf(files, 'openapi.yaml'));
  });
});

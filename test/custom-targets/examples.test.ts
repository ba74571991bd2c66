// Two targets that use the public API alone, tested with the test kit of targets.

import { compareFiles, runTarget } from 'ashlar/testing';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import python from './python-models.ts';
import routes from './route-table.ts';

const document = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      responses:
        '200': { description: All pets. }
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        '200':
          description: The pet.
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
components:
  schemas:
    Pet:
      description: An animal.
      type: object
      required: [name]
      properties:
        name: { description: "Its name,\\nwhich is short.", type: string }
        kind: { enum: [cat, dog, 1, null] }
        owner: { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] }
        weights: { type: array, items: { type: number } }
    Owner:
      type: object
      properties:
        class: { type: string }
        labels: { type: object, additionalProperties: { type: string } }
        pets: { type: array, items: { $ref: '#/components/schemas/Pet' } }
    Anything: {}
    Id: { type: [integer, string] }
`;

const expectedDirectory = (name: string): string => fileURLToPath(new URL(`./expected/${name}/`, import.meta.url));
const update = { update: process.env['UPDATE'] === '1' };

describe('the target for a route table', () => {
  it('returns the expected files, and reports operations without a tag', async () => {
    const { files, diagnostics } = await runTarget(routes, document, { options: { prefix: '/v1' } });
    expect(compareFiles(files, expectedDirectory('routes'), update)).toEqual([]);
    expect(diagnostics).toEqual([
      {
        code: 'targets/reported',
        severity: 'note',
        message: 'routes: operation `getPet` has no tag',
        help: 'fix the problem that the message states',
        location: { file: 'openapi.yaml', line: 12, column: 7 },
      },
    ]);
  });

  it('rejects an invalid option', async () => {
    await expect(runTarget(routes, document, { options: { prefix: 1 } })).rejects.toThrow('`prefix` is not a string');
  });
});

describe('the target for Python', () => {
  it('returns the expected files', async () => {
    const { files, diagnostics } = await runTarget(python, document);
    expect(diagnostics).toEqual([]);
    expect(compareFiles(files, expectedDirectory('python'), update)).toEqual([]);
  });
});

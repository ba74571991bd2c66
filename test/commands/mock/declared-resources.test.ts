// Resources that a document declares with `x-resource`, in the mock server.

import { expect, it } from 'vitest';
import { send, startMockForTest } from './mock-server.ts';

const document = `openapi: 3.1.0
x-ashlar: { version: 1 }
info: { title: Pets, version: 1.0.0 }
security: [{ key: [] }]
paths:
  /pets/{petId}/feed:
    x-resource: { schema: Pet, parameter: petId }
    parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
    post:
      operationId: feedPet
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: No such pet. }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string } } }
`;

it('A declared resource exists for each key if no operation concerns the item itself.', async () => {
  const { url } = await startMockForTest({ 'openapi.yaml': document }, ['openapi.yaml']);
  const { status, body } = await send(`${url}/pets/any/feed`, 'POST', undefined, { 'X-Key': 'any' });
  expect([status, body]).toEqual([200, { name: expect.any(String) as string }]);
});

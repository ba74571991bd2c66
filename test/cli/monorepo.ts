// Files of a monorepo: services with one document each that share a schema in `common/`.

/** Returns the JSON configuration of these documents. */
export function createConfig(documents: readonly object[], options: object = {}): string {
  return JSON.stringify({ documents, ...options, input: { allow: ['common'] } });
}

/** Files that the documents of all services refer to. */
export const sharedFiles = {
  'common/pet.yaml':
    'Pet:\n  type: object\n  required: [name]\n  properties: { name: { type: string }, age: { type: integer } }\n',
};

/** Returns the document of a service that is two directories below the root. */
export function createServiceDocument(name: string): string {
  return `openapi: 3.1.0
info: { title: ${name}, version: 1.0.0 }
paths:
  /${name}:
    get:
      operationId: list_${name}
      responses:
        '200':
          description: All.
          content:
            application/json:
              schema: { type: array, items: { $ref: '../../common/pet.yaml#/Pet' } }
`;
}

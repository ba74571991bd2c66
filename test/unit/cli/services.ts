// A monorepo for tests: services with a document each, which refer to a common folder.

/** The text of a configuration of these documents. */
export function config(documents: readonly object[], more: object = {}): string {
  return JSON.stringify({ documents, ...more, allowRefs: ['common'] });
}

export const shared = {
  'common/pet.yaml':
    'Pet:\n  type: object\n  required: [name]\n  properties: { name: { type: string }, age: { type: integer } }\n',
};

/** The document of a service two folders below the root. */
export function service(name: string): string {
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

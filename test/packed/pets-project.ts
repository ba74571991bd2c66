// Document about pets and owners before and after a change, with handlers edited by hand.

const petContent = "content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }";

interface DocumentParts {
  readonly sizeType: string;
  readonly addPetId: string;
  readonly listOwnersId: string;
  /** An operation of `/pets/{id}`. */
  readonly petOperation: string;
}

function createDocument({ sizeType, addPetId, listOwnersId, petOperation }: DocumentParts): string {
  return `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
tags: [{ name: pets }, { name: owners }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters: [{ name: size, in: query, schema: { type: ${sizeType} } }]
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } } }
    post:
      operationId: ${addPetId}
      tags: [pets]
      requestBody: { required: true, ${petContent} }
      responses: { '201': { description: Added., ${petContent} } }
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getPet
      tags: [pets]
      responses: { '200': { description: One., ${petContent} } }
${petOperation}  /owners:
    get:
      operationId: ${listOwnersId}
      tags: [owners]
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { type: string } } } } } }
components:
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string } } }
`;
}

const removePet = `    delete:
      operationId: removePet
      tags: [pets]
      responses: { '204': { description: Removed. } }
`;

const replacePet = `    put:
      operationId: replacePet
      tags: [pets]
      requestBody: { required: true, ${petContent} }
      responses: { '200': { description: Replaced., ${petContent} } }
`;

/** One operation is removed, one is added, two are renamed, and a parameter has a different type. */
export const documents = {
  before: createDocument({
    sizeType: 'string',
    addPetId: 'addPet',
    listOwnersId: 'listOwners',
    petOperation: removePet,
  }),
  after: createDocument({
    sizeType: 'integer',
    addPetId: 'createPet',
    listOwnersId: 'findOwners',
    petOperation: replacePet,
  }),
} as const;

/** Source of the module in which the handlers store pets. */
export const store = 'export const store = new Map<string, { name: string }>();\n';

/**
 * Handlers in a different order, with additional imports and comments, changed signatures, and no trailing comma.
 */
export const handlers = `// Handlers of pets.
import { store } from '../store.js'; // ours
import * as server from '../api/server/index.js';
import type { Tx } from './tx.js';

/** Number of requests by pet ID. */
const requestCounts = new Map<string, number>();

export const pets: server.PetsHandlers<Tx> = {
  // DELETE /pets/{id}
  async removePet(request: server.RemovePetRequest<Tx>): Promise<server.RemovePetResponse> {
    store.delete(request.path.id); /* permanent */
    return { status: 204 };
  },

  // Arrow function in a different position, without the comment that Ashlar wrote.
  getPet: async ({ path }) => {
    requestCounts.set(path.id, (requestCounts.get(path.id) ?? 0) + 1);
    return { status: 200, body: store.get(path.id) ?? { name: '?' } };
  },

  // GET /pets
  async listPets(request: server.ListPetsRequest<Tx>): Promise<server.ListPetsResponse> {
    const size = request.query.size?.toUpperCase(); // S, M or L
    return { status: 200, body: [...store.values()].filter(({ name }) => size === undefined || name.startsWith(size)) };
  },


  // POST /pets
  async addPet({ body: pet }: server.AddPetRequest<Tx>): Promise<server.AddPetResponse> {
    store.set(pet.name, pet);
    return { status: 201, body: pet };
  }
};
`;

/** The lines that the document change may add to and remove from the handlers. */
export const lineChanges = {
  'src/handlers/pets.ts': [
    '+  // Removed from the document: DELETE /pets/{id}. Ashlar keeps this handler; delete it when you no longer need it.',
    '+  // PUT /pets/{id}',
    '+  async replacePet(request: server.ReplacePetRequest<Tx>): Promise<server.ReplacePetResponse> {',
    '+    const { method, target } = request.request;',
    '+    throw server.httpError(501, { message: `${method} ${target} is not implemented yet.` });',
    '+  },',
    '+',
    '-  async addPet({ body: pet }: server.AddPetRequest<Tx>): Promise<server.AddPetResponse> {',
    '+  async createPet({ body: pet }: server.CreatePetRequest<Tx>): Promise<server.CreatePetResponse> {',
  ],
  'src/handlers/owners.ts': [
    '-  async listOwners(request: server.ListOwnersRequest<Tx>): Promise<server.ListOwnersResponse> {',
    '+  async findOwners(request: server.FindOwnersRequest<Tx>): Promise<server.FindOwnersResponse> {',
  ],
  'src/handlers/index.ts': [],
  'src/handlers/tx.ts': [],
  'src/store.ts': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

// What editors show for values of generated types: the names of schemas, not their properties.

import ts from 'typescript';
import { expect, test } from 'vitest';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { createLanguageService } from '../language-service.ts';
import { modelOf } from '../model-of.ts';

const document = `openapi: 3.1.0
info: { title: Customers, version: '1' }
servers: [{ url: https://example.com }]
paths:
  /customers:
    get:
      operationId: listCustomers
      tags: [customers]
      responses: { '200': { description: The customers., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Customer' } } } } } }
    post:
      operationId: createCustomer
      tags: [customers]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Customer' } } } }
      responses:
        '201': { description: The customer., content: { application/json: { schema: { $ref: '#/components/schemas/Customer' } } } }
        default: { description: A problem., content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
components:
  schemas:
    Customer:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
        state: { $ref: '#/components/schemas/State' }
        parent: { $ref: '#/components/schemas/Customer' }
        contact: { oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Company' }] }
        tree: { $ref: '#/components/schemas/Tree' }
    State: { type: string, enum: [active, closed] }
    Person: { type: object, properties: { first: { type: string } } }
    Company: { allOf: [{ $ref: '#/components/schemas/Person' }, { type: object, required: [vat], properties: { vat: { type: string } } }] }
    Tree: { type: array, items: { $ref: '#/components/schemas/Tree' } }
    Problem: { type: object, properties: { title: { type: string } } }
`;

const program = `import { createClient, unwrap, type CreateCustomerRequest } from './client/index.ts';
const client = createClient();
export const created = await client.customers.createCustomer({ body: { name: 'a' } });
if (created.ok) { const { data } = created; data; }
else if (created.status !== 'unexpected') { const { error } = created; error; }
const customer = await unwrap(client.customers.createCustomer({ body: { name: 'a' } }));
const customers = await unwrap(client.customers.listCustomers());
const { state, parent, contact, tree } = customer;
const branch = tree?.[0];
declare const request: CreateCustomerRequest;
const { body } = request;
const { parent: parentBody } = body;
`;

test('values have the names of their schemas, also if they are recursive, unions, or intersections', async () => {
  const files = new Map([
    ...(await renderOutput(await modelOf(document), ['types', 'client'])),
    ['program.ts', program],
  ]);
  const service = createLanguageService(files);
  expect(service.getSemanticDiagnostics('/virtual/program.ts').map(({ messageText }) => messageText)).toEqual([]);
  const shown = (name: string): string => {
    const position = new RegExp(`(?:const |\\{ |, |: )(?=${name}\\b)`).exec(program);
    const info = position && service.getQuickInfoAtPosition('/virtual/program.ts', position.index + position[0].length);
    return ts.displayPartsToString(info?.displayParts).replace(/^.*?: /, '');
  };
  expect(
    Object.fromEntries(
      [
        'data',
        'error',
        'customer',
        'customers',
        'state',
        'parent',
        'contact',
        'tree',
        'branch',
        'body',
        'parentBody',
      ].map((name) => [name, shown(name)]),
    ),
  ).toEqual({
    data: 'Customer',
    error: 'Problem',
    customer: 'Customer',
    customers: 'Customer[]',
    state: 'State | undefined',
    parent: 'Customer | undefined',
    contact: 'Person | Company | undefined',
    tree: 'Tree | undefined',
    branch: 'Tree | undefined',
    body: 'CustomerRequest',
    parentBody: 'CustomerRequest | undefined',
  });
});

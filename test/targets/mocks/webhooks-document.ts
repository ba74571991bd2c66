// A document with webhooks: with a named body, an inline one with a rule, several media types, and no operation ID.

export const webhooks = `
openapi: 3.1.0
info: { title: T, version: '1' }
x-ashlar: { version: 1 }
components:
  schemas:
    Pet:
      type: object
      required: [id, born]
      properties: { id: { type: integer, readOnly: true }, born: { type: string, format: date-time }, secret: { type: string, writeOnly: true } }
webhooks:
  added:
    post:
      operationId: petAdded
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '204': { description: ok } }
  sold:
    post:
      operationId: petSold
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [price, paid]
              properties: { price: { type: integer, minimum: 1, maximum: 99 }, paid: { type: integer, minimum: 1 } }
              x-rules: [{ id: paid, rule: self.paid <= self.price, message: costs less }]
          text/plain: { schema: { type: string, minLength: 4 } }
          application/xml: {}
      responses: { '204': { description: ok } }
  pets:
    get: { responses: { '204': { description: ok } } }
    post:
      requestBody:
        content:
          application/vnd.pets+json:
            example: { id: 7, born: '2020-02-02T10:00:00Z' }
            schema: { $ref: '#/components/schemas/Pet' }
      responses: { '204': { description: ok } }
paths: {}
`;

// Types of Children extend the union that lists them, version 1.0.0, compatible with
// openapi-typescript.

import type * as schemas from './schemas.js';

interface noParameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}

export interface paths {
  '/pets': {
    parameters: noParameters;
    get?: never;
    put?: never;
    post: operations['addPet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Cat: schemas.Cat;
    Dog: schemas.Dog;
    Furry: schemas.Furry;
    Pet: schemas.Pet;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  addPet: {
    parameters: noParameters;
    requestBody: {
      content: {
        'application/json': schemas.Pet;
      };
    };
    responses: {
      /** ok */
      200: {
        headers: { [key: string]: unknown };
        content: { 'application/json': schemas.Pet };
      };
    };
  };
}

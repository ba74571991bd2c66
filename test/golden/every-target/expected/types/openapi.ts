// Types of Pets, version 1.0.0, compatible with openapi-typescript.

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
    post: operations['createPet'];
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
    /** An animal that lives with people. */
    Pet: {
      readonly id?: number;
      name: string;
      /** In years. */
      age?: number | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  createPet: {
    parameters: noParameters;
    requestBody: {
      content: {
        'application/json': components['schemas']['Pet'];
      };
    };
    responses: {
      /** The pet. */
      200: {
        headers: { [key: string]: unknown };
        content: { 'application/json': components['schemas']['Pet'] };
      };
    };
  };
}

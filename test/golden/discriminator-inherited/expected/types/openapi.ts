// Types of Children extend the union that lists them, version 1.0.0, compatible with
// openapi-typescript.

export interface paths {
  '/pets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    Cat: components['schemas']['Furry'] & {
      kind?: 'cat';
      lives?: number;
    };
    Dog: {
      kind: string;
      name?: string;
    } & {
      kind?: 'dog';
      bark: boolean;
    };
    Furry: {
      kind: string;
      name?: string;
    } & {
      fur: boolean;
    };
    Pet: {
      kind: string;
      name?: string;
    } & (
      | (components['schemas']['Cat'] & {
          kind: 'cat';
        })
      | (components['schemas']['Dog'] & {
          kind: 'dog';
        })
    );
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  addPet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Pet'];
      };
    };
    responses: {
      /** ok */
      200: {
        headers: { [key: string]: unknown };
        content: {
          'application/json': components['schemas']['Pet'];
        };
      };
    };
  };
}

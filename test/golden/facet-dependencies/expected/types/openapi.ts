// Types of The facet dependencies, version 1, compatible with openapi-typescript.

import type * as schemas from './schemas.js';

interface noParameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}

export interface paths {
  '/values': {
    parameters: noParameters;
    get?: never;
    put?: never;
    post: operations['createValue'];
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
    Value: schemas.Value;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  createValue: {
    parameters: noParameters;
    requestBody: {
      content: {
        'application/json': schemas.Value;
      };
    };
    responses: {
      /** Created. */
      204: {
        headers: { [key: string]: unknown };
        content?: never;
      };
    };
  };
}

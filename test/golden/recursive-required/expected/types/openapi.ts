// Types of t, version 1, compatible with openapi-typescript.

import type * as schemas from './schemas.js';

/** `T` with the properties `K` required. */
export type WithRequired<T, K extends PropertyKey> = T & {
  [P in K]: P extends keyof T ? Required<T>[P] : never;
};

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Folder: schemas.Folder;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;

// Types of t, version 1, compatible with openapi-typescript.

import type * as schemas from './schemas.js';

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Call: schemas.Call;
    Joined: schemas.Joined;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;

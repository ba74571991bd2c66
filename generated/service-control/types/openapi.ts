// Types of Control plane, version 1.0.0, compatible with openapi-typescript.

import type * as schemas from './schemas.ts';

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    ControlAddress: schemas.ControlAddress;
    ControlBilling: schemas.ControlBilling;
    ControlClock: schemas.ControlClock;
    ControlDatabase: schemas.ControlDatabase;
    ControlFailure: schemas.ControlFailure;
    ControlFirewall: schemas.ControlFirewall;
    ControlGrant: schemas.ControlGrant;
    ControlGrants: schemas.ControlGrants;
    ControlInstance: schemas.ControlInstance;
    ControlOAuthClient: schemas.ControlOAuthClient;
    ControlOperation: schemas.ControlOperation;
    ControlSnapshot: schemas.ControlSnapshot;
    ControlToken: schemas.ControlToken;
    ControlWarning: schemas.ControlWarning;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;

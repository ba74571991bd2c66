// Types of t, version 1, compatible with openapi-typescript.

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    /** A name, or a name and what it is applied to. */
    Call: CallSchema;
    Joined: JoinedSchema;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;

export type CallSchema = string | [item1: string, item2?: CallSchema[], ...others: [CallSchema?][]];

export type JoinedSchema = (
  | [item1?: JoinedSchema[], ...others: unknown[]]
  | {
      joined?: boolean;
    }
) &
  (string | unknown[]);

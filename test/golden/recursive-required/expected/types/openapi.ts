// Types of t, version 1, compatible with openapi-typescript.

/** `T` with the properties `K` required. */
export type WithRequired<T, K extends PropertyKey> = T & {
  [P in K]: P extends keyof T ? Required<T>[P] : never;
};

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Folder: {
      name?: string;
      /** A folder that has a parent itself. */
      parent?: WithRequired<components['schemas']['Folder'], 'parent'>;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;

// Types of Pets, version 1.0.0, compatible with openapi-typescript.

/** Marks a read-only property, which only responses contain. */
export type $Read<T> = { readonly $read: T };

/** Marks a write-only property, which only requests contain. */
export type $Write<T> = { readonly $write: T };

/** `T` as in a response, without write-only properties. */
export type Readable<T> =
  T extends $Write<unknown>
    ? never
    : T extends $Read<infer U>
      ? Readable<U>
      : T extends readonly (infer E)[]
        ? E[] extends T
          ? Readable<E>[]
          : { [K in keyof T]: Readable<T[K]> }
        : T extends object
          ? {
              [K in keyof T as NonNullable<T[K]> extends $Write<unknown> ? never : K]: Readable<
                T[K]
              >;
            }
          : T;

/** `T` as in a request, without read-only properties. */
export type Writable<T> =
  T extends $Read<unknown>
    ? never
    : T extends $Write<infer U>
      ? Writable<U>
      : T extends readonly (infer E)[]
        ? E[] extends T
          ? Writable<E>[]
          : { [K in keyof T]: Writable<T[K]> }
        : T extends object
          ? {
              [K in keyof T as NonNullable<T[K]> extends $Read<unknown> ? never : K]: Writable<
                T[K]
              >;
            } & {
              [K in keyof T as NonNullable<T[K]> extends $Read<unknown> ? K : never]?: never;
            }
          : T;

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
      id?: $Read<number>;
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
      /** The pet. */
      200: {
        headers: { [key: string]: unknown };
        content: {
          'application/json': components['schemas']['Pet'];
        };
      };
    };
  };
}
